import { describe, expect, it } from 'vitest';
import { clubs } from '#content/clubs.ts';
import { chooseMembershipForm } from './membership-form.ts';

describe('the membership form', () => {
  it('is the file of the selected club', () => {
    expect(chooseMembershipForm({ form: 'java-membership.pdf' })).toEqual({
      address: '/forms/java-membership.pdf',
      fileName: 'java-membership.pdf',
    });
  });
  it('exists for every club, under a name that tells the club', () => {
    for (const club of clubs)
      expect(chooseMembershipForm(club)).toMatchObject({ fileName: expect.stringContaining(club.id) });
  });
  it('is announced for later when the club has none', () => {
    expect(chooseMembershipForm({})).toEqual({
      alert: 'Form not available yet for this club. Please check back later.',
    });
  });
  it('cannot be had when no club is selected', () => {
    expect(chooseMembershipForm(undefined)).toEqual({ alert: 'Form not available. Please try again.' });
  });
});
