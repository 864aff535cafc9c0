import type { FrameCommand, FrameMessage } from '../frame-messages.ts';
import { measureLayout } from './measure-layout.ts';
import {
  getElementName,
  readAccessibilityTree,
  readDomTree,
  readTabOrder,
  getRect,
} from './measure-trees.ts';
import type { MeasuredBox, Measures } from './measures.ts';

/*
 * Added to a result while *Measure* is on. It sends the measures to the page, and sends them again when they
 * change.
 */

const root = document.documentElement;
const maxElements = 60;
const maxChildren = 29;
const ignoredElements = new Set(['script', 'style', 'template', 'br', 'wbr', 'source', 'track', 'option']);

let isOn = false;
let target: Element | undefined;
let property = 'display';
let lastSent = '';

function listElements(): Element[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        !ignoredElements.has(element.localName) && element.closest('svg') !== element.parentElement,
    )
    .slice(0, maxElements);
}

/** The first flex or grid container, else the first element with children. */
function chooseTarget(elements: readonly Element[]): Element {
  return (
    elements.find((element) => /(?:flex|grid)$/.test(getComputedStyle(element).display)) ??
    elements.find((element) => element.children.length > 0) ??
    elements[0] ??
    document.body
  );
}

function getSides(style: CSSStyleDeclaration, name: 'margin' | 'padding' | 'border'): MeasuredBox['margin'] {
  const read = (side: string) =>
    Number.parseFloat(style.getPropertyValue(`${name}-${side}${name === 'border' ? '-width' : ''}`)) || 0;
  return { top: read('top'), right: read('right'), bottom: read('bottom'), left: read('left') };
}

function measureBox(element: Element): MeasuredBox {
  const style = getComputedStyle(element);
  return {
    name: getElementName(element),
    rect: getRect(element),
    margin: getSides(style, 'margin'),
    border: getSides(style, 'border'),
    padding: getSides(style, 'padding'),
  };
}

function measure(): Measures {
  const elements = listElements();
  if (!target?.isConnected) target = chooseTarget(elements);
  const children = [...target.children].filter(
    (child) => !ignoredElements.has(child.localName) && getComputedStyle(child).display !== 'none',
  );
  const inFlow = children.filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position));
  const layout = measureLayout(target, inFlow);
  return {
    window: { width: innerWidth, height: innerHeight },
    elements: elements.map(getElementName),
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
function sendChanges(): void {
  if (!isOn || root !== document.documentElement) return;
  const message: FrameMessage = { kind: 'measures', measures: measure() };
  const text = JSON.stringify(message);
  if (text !== lastSent) {
    lastSent = text;
    parent.postMessage(message, '*');
  }
  setTimeout(sendChanges, 150);
}

function start(): void {
  addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | null>) => {
    if (source !== parent || typeof data !== 'object' || data?.kind !== 'measure') return;
    const wasOn = isOn;
    isOn = data.on;
    if (data.property !== undefined) property = data.property;
    if (data.target !== undefined) target = listElements()[data.target];
    lastSent = '';
    if (isOn && !wasOn) sendChanges();
  });
}
start();
