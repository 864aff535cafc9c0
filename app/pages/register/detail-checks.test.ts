import { accountFields, exampleAccountFields } from '#contract/account-fields.ts';
import { expect, test } from 'vitest';
import { messages, registerRequest } from '#contract/accounts.ts';
import { detailChecks } from '#app/pages/register/detail-checks.ts';
import { findFieldErrors, type FormValues } from '#app/sign-in/field-checks.ts';

const findErrors = (values: FormValues) => findFieldErrors(detailChecks, values);

const good = {
  name: 'Meera Krishnan',
  username: 'meera_k',
  email: ' meera@example.edu ',
  password: 'Thread5trunk',
  confirmPassword: 'Thread5trunk',
  ...exampleAccountFields,
};

test('good details have no error, and are sent without the confirmation and without blanks at the ends', () => {
  expect(findErrors(good)).toEqual({});
  const { confirmPassword: _, ...sent } = good;
  expect(registerRequest.parse(good)).toEqual({
    ...sent,
    ...Object.fromEntries(
      accountFields.map(({ requestKey, schema, example }) => [requestKey, schema.parse(example)]),
    ),
    email: 'meera@example.edu',
  });
});

test('every empty field is named', () => {
  expect(findErrors({})).toEqual({
    name: 'Name is required',
    username: 'Username is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
    collegeName: 'College Name is required',
    location: 'Location is required',
  });
});

test('blank is empty', () => {
  expect(findErrors({ ...good, location: '   ' })).toEqual({ location: 'Location is required' });
});

test.each(['Sh0rtab', 'nocapital1', 'NoNumberHere', 'FOURlow1'])(
  'a password that breaks one rule is refused: %s',
  (password) => {
    expect(findErrors({ ...good, password, confirmPassword: password })).toEqual({
      password: messages.passwordRulesUnmet,
    });
  },
);

test('a confirmation that differs, by case alone or by being empty, is said beside it', () => {
  expect(findErrors({ ...good, confirmPassword: 'thread5trunk' })).toEqual({
    confirmPassword: messages.passwordsDiffer,
  });
  expect(findErrors({ ...good, confirmPassword: '' })).toEqual({
    confirmPassword: messages.passwordsDiffer,
  });
});

test('a password past 256 characters is refused in its own words', () => {
  const password = `Aa1${'b'.repeat(254)}`;
  expect(findErrors({ ...good, password, confirmPassword: password })).toEqual({
    password: 'Password may have at most 256 characters',
  });
});
