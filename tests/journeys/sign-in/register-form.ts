import {
  accountFields,
  exampleAccountFields,
  type AccountFieldRequestKey,
} from '#contract/account-fields.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../site.ts';

export type Details = {
  name: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
} & Record<AccountFieldRequestKey, string>;

/** Creates valid details with a username and an email that no account has. */
export function makeDetails(changes: Partial<Details> = {}): Details {
  const id = Math.random().toString(36).slice(2, 10);
  return {
    name: 'Devika Rao',
    username: `devika_${id}`,
    email: `devika.${id}@example.edu`,
    password: 'Monsoon-2026-chai',
    confirmPassword: 'Monsoon-2026-chai',
    ...exampleAccountFields,
    ...changes,
  };
}

const moreLabels = Object.fromEntries(
  accountFields.map(({ requestKey, label, isRequired }) => [
    requestKey,
    isRequired ? label : `${label} (optional)`,
  ]),
) as Record<AccountFieldRequestKey, string>;
const labels: Record<keyof Details, string> = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  ...moreLabels,
};

export const field = (page: Page, name: keyof Details) => page.getByLabel(labels[name], { exact: true });

/** The names of all fields. */
export const fieldNames = Object.keys(labels) as (keyof Details)[];

export async function openRegister(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/register`);
  await waitForHydration(page);
}

export async function fillDetails(page: Page, details: Details): Promise<void> {
  for (const name of fieldNames) await field(page, name).fill(details[name]);
}

export const signUp = (page: Page) => page.locator('main form').getByRole('button', { name: 'Sign up' });
export const otp = (page: Page) => page.getByLabel('OTP', { exact: true });
export const verify = (page: Page) => page.locator('main form').getByRole('button', { name: /^Verify/ });
