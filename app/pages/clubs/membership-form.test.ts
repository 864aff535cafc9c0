import { describe, expect, it } from 'vitest';
import { chooseMembershipForm } from './membership-form.ts';

describe('the membership form', () => {
  it('is the file of the selected club', () => {
    expect(chooseMembershipForm({ id: 'java', hasMembershipForm: true })).toEqual({
      url: '/forms/java-membership.pdf',
      fileName: 'java-membership.pdf',
    });
  });
  it('is announced for later when the club has none', () => {
    expect(chooseMembershipForm({ id: 'java', hasMembershipForm: false })).toEqual({
      alert: 'Form not available yet for this club. Please check back later.',
    });
  });
  it('is not available when no club is selected', () => {
    expect(chooseMembershipForm(undefined)).toEqual({ alert: 'Form not available. Please try again.' });
  });
});
