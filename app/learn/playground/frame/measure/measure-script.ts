import type { FrameCommand, FrameMessage } from '../frame-messages.ts';
import { measureLayout } from './measure-layout.ts';
import { nameOf, readAccessibilityTree, readDomTree, readTabOrder, rectOf } from './measure-trees.ts';
import type { MeasuredBox, Measures } from './measures.ts';

/*
 * Added to a result while the layer *Measure* is on: sends the browser's figures to the page, again whenever
 * they change.
 */

const root = document.documentElement;
const maxElements = 60;
const maxChildren = 29;
const unlisted = new Set(['script', 'style', 'template', 'br', 'wbr', 'source', 'track', 'option']);

let isOn = false;
let target: Element | undefined;
let property = 'display';
let lastSent = '';

function listElements(): Element[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !unlisted.has(element.localName) && element.closest('svg') !== element.parentElement)
    .slice(0, maxElements);
}

/** First a flex or grid container; without one the first element that has others in it. */
function chooseTarget(elements: readonly Element[]): Element {
  return (
    elements.find((element) => /(?:flex|grid)$/.test(getComputedStyle(element).display)) ??
    elements.find((element) => element.children.length > 0) ??
    elements[0] ??
    document.body
  );
}

function sidesOf(style: CSSStyleDeclaration, name: 'margin' | 'padding' | 'border'): MeasuredBox['margin'] {
  const read = (side: string) =>
    Number.parseFloat(style.getPropertyValue(`${name}-${side}${name === 'border' ? '-width' : ''}`)) || 0;
  return { top: read('top'), right: read('right'), bottom: read('bottom'), left: read('left') };
}

function measureBox(element: Element): MeasuredBox {
  const style = getComputedStyle(element);
  return {
    name: nameOf(element),
    rect: rectOf(element),
    margin: sidesOf(style, 'margin'),
    border: sidesOf(style, 'border'),
    padding: sidesOf(style, 'padding'),
  };
}

function measure(): Measures {
  const elements = listElements();
  if (!target?.isConnected) target = chooseTarget(elements);
  const children = [...target.children].filter(
    (child) => !unlisted.has(child.localName) && getComputedStyle(child).display !== 'none',
  );
  const inFlow = children.filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position));
  const layout = measureLayout(target, inFlow);
  return {
    window: { width: innerWidth, height: innerHeight },
    elements: elements.map(nameOf),
    target: Math.max(0, elements.indexOf(target)),
    boxes: [target, ...children.slice(0, maxChildren)].map(measureBox),
    ...(layout ? { layout } : {}),
    computed: getComputedStyle(target).getPropertyValue(property).slice(0, 200),
    domTree: readDomTree(),
    accessibilityTree: readAccessibilityTree(),
    tabOrder: readTabOrder(),
  };
}

/** Runs while the layer is on and the document has not been replaced. */
function watch(): void {
  if (!isOn || root !== document.documentElement) return;
  const message: FrameMessage = { kind: 'measures', measures: measure() };
  const text = JSON.stringify(message);
  if (text !== lastSent) {
    lastSent = text;
    parent.postMessage(message, '*');
  }
  setTimeout(watch, 150);
}

function start(): void {
  addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | null>) => {
    if (source !== parent || typeof data !== 'object' || data?.kind !== 'measure') return;
    const wasOn = isOn;
    isOn = data.on;
    if (data.property !== undefined) property = data.property;
    if (data.target !== undefined) target = listElements()[data.target];
    lastSent = '';
    if (isOn && !wasOn) watch();
  });
}
start();
