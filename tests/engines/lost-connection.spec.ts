import { test } from '@playwright/test';
import { cssExercise, plainExample } from '../lessons/find-part.ts';
import { testInEachEngine } from './engine-test.ts';
import { Phone } from './phone.ts';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the site that can be cut: browsers reach it at `url`, and while it is lost they reach nothing. */
type Connection = { url: string; lose(): void; restore(): void; close(): void };

async function openConnection(siteUrl: string): Promise<Connection> {
  const port = Number(new URL(siteUrl).port);
  const sockets = new Set<Socket>();
  let isLost = false;
  const server = createServer((client) => {
    if (isLost) return void client.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lose = () => {
    isLost = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose,
    restore: () => {
      isLost = false;
    },
    close: () => {
      lose();
      server.close();
    },
  };
}

const example = `[data-example$="#${plainExample.part.name}"]`;
const exercise = `[data-exercise$="#${cssExercise.part.name}"]`;
const hasEditor = `[...document.querySelectorAll('${example} *')].some(({ shadowRoot }) => shadowRoot?.querySelector('.cm-content'))`;

testInEachEngine(
  'what could not load for want of a connection loads once there is one',
  async ({ engine, site }) => {
    const connection = await openConnection(site.url);
    const phone = new Phone(engine, connection.url);
    try {
      await phone.signIn(site);
      await test.step('the editor and Measure', () => openEditorAndMeasure(phone, connection));
      await test.step('the checks of an exercise', () => runChecks(phone, connection));
      await test.step('the search', () => search(phone, connection));
      await test.step('the details of a technology', () => showDetails(phone, connection));
    } finally {
      connection.close();
    }
  },
);

async function openEditorAndMeasure(phone: Phone, connection: Connection): Promise<void> {
  await phone.open(plainExample.path);
  connection.lose();
  await phone.press('More tools', `${example} button`);
  await phone.press('Measure', `${example} button`);
  await phone.expectText('Measure could not load.');
  await phone.press('Edit', `${example} button`);
  await phone.expectText('The editor could not load.');
  connection.restore();
  await phone.press('Measure', `${example} button`);
  await phone.expect(`document.querySelector('${example} .measure') !== null`, true);
  await phone.press('Done', `${example} button`);
  await phone.press('Edit', `${example} button`);
  await phone.expect(hasEditor, true);
}

async function runChecks(phone: Phone, connection: Connection): Promise<void> {
  await phone.open(cssExercise.path);
  connection.lose();
  await phone.press('Run checks', `${exercise} button`);
  await phone.expectText('The checks could not load.');
  connection.restore();
  await phone.press('Run checks', `${exercise} button`);
  await phone.expect(`document.querySelectorAll('${exercise} .check').length > 0`, true);
  await phone.expect(`document.querySelector('${exercise}').innerText.includes('could not load')`, false);
}

const terms = '[aria-label="Search terms"]';

async function search(phone: Phone, connection: Connection): Promise<void> {
  await phone.open('/learning/html/intro');
  connection.lose();
  await phone.press('Search the lessons');
  await phone.expectText('Search could not load.');
  connection.restore();
  await phone.press('Try again');
  await phone.expect(
    `(document.querySelector('${terms}')?.focus(), document.activeElement?.matches('${terms}'))`,
    true,
  );
  await phone.type('table');
  await phone.expect(`document.querySelectorAll('.found-list [role=row]').length > 0`, true);
}

async function showDetails(phone: Phone, connection: Connection): Promise<void> {
  await phone.open('/roadmaps');
  connection.lose();
  await phone.press('HTML', 'main button');
  await phone.expectText('The details could not load.');
  connection.restore();
  await phone.press('Try again');
  await phone.expect(`document.querySelectorAll('dialog[open] a').length > 0`, true);
}
