import { expect, test } from '@playwright/test';
import { makeDetails } from '../journeys/sign-in/register-form.ts';
import { cssExercise } from '../lessons/find-part.ts';
import type { Site } from '../site.ts';
import { testInEachEngine } from './engine-test.ts';
import type { Phone } from './phone.ts';

testInEachEngine('the main paths can be walked', async ({ phone, site }) => {
  await test.step('home has its colours, and the drawer opens and closes', () => visitHome(phone));
  await test.step('somebody registers', () => register(phone, site));
  await test.step('somebody logs in', () => logIn(phone, site));
  await test.step('terms are explained in a lesson', () => readTerm(phone));
  await test.step('an exercise is passed', () => passExercise(phone));
});

const isDrawerShown = `(({ width }) => width > 0)(document.querySelector('#drawer').getBoundingClientRect())`;

async function visitHome(phone: Phone): Promise<void> {
  await phone.open('/');
  await phone.expect(
    `getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)'`,
    true,
  );
  await phone.expect(isDrawerShown, false);
  await phone.press('Menu');
  await phone.expect(isDrawerShown, true);
  await phone.press('Hackathons', '#drawer a');
  await phone.expectPath('/hackathons');
  await phone.expect(isDrawerShown, false);
}

async function register(phone: Phone, site: Site): Promise<void> {
  const details = makeDetails();
  await phone.open('/register');
  await phone.fill('Name', details.name);
  await phone.fill('Username', details.username);
  await phone.fill('Email', details.email);
  await phone.fill('Password', details.password);
  await phone.fill('Confirm Password', details.confirmPassword);
  await phone.fill('College Name', details.collegeName);
  await phone.fill('Location', details.location);
  await phone.press('Sign up', 'main form button');
  await phone.expectText('Verify OTP');
  await phone.fill('OTP', await site.readCode(details.email));
  await phone.expectPath('/login');
}

async function logIn(phone: Phone, site: Site): Promise<void> {
  const person = await site.createPerson({ verified: true });
  await phone.open('/login');
  await phone.fill('Email', person.email);
  await phone.fill('Password', person.password);
  await phone.press('Login', 'main form button');
  await phone.expectPath('/courses');
}

async function readTerm(phone: Phone): Promise<void> {
  await phone.open(cssExercise.path);
  const card = `[...document.querySelectorAll('.term-card')].find((each) => each.getClientRects().length > 0)`;
  await phone.expect(`${card} === undefined`, true);
  await phone.press('', '.term-word');
  await phone.expect(`${card} !== undefined`, true);
  const [top, bottom, textTop, textBottom, windowHeight] = (await phone.evaluate(`((each, text) =>
    [each.top, each.bottom, text.top, text.bottom, innerHeight])(
      ${card}.getBoundingClientRect(), ${card}.querySelector('a').getBoundingClientRect())`)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(bottom - top, 'as high as its words').toBeLessThan(windowHeight / 2);
  expect(top, 'in the window').toBeGreaterThanOrEqual(0);
  expect(bottom, 'in the window').toBeLessThanOrEqual(windowHeight);
  expect(textTop, 'its last words are in the card').toBeGreaterThan(top);
  expect(textBottom, 'its last words are in the card').toBeLessThanOrEqual(bottom);
  await phone.press('', 'h1');
  await phone.expect(`${card} === undefined`, true);
}

async function passExercise(phone: Phone): Promise<void> {
  const exercise = `[data-exercise$="#${cssExercise.part.name}"]`;
  await phone.press('Solution', `${exercise} button`);
  await phone.press('Show it anyway', `${exercise} button`);
  await phone.press('Try it in the editor', `${exercise} button`);
  // The editor, in whose shadow the code is, moves the button away when it opens.
  await phone.expect(
    `document.querySelector('${exercise}').innerText.includes('Hide the solution') && [...document.querySelectorAll('${exercise} *')].some(({ shadowRoot }) => shadowRoot?.querySelector('.cm-content'))`,
    true,
  );
  await phone.press('Run checks', `${exercise} button`);
  await phone.expectText('All checks pass.');
}
