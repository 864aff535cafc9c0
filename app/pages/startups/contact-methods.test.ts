import { describe, expect, it } from 'vitest';
import { listAvailableHours, listContactMethods } from './contact-methods.ts';

const startup = (preferredContact: 'email' | 'whatsapp') => ({
  name: 'Kataar',
  contactInfo: {
    leader: {
      name: 'Zainab Rizvi',
      role: 'Founder',
      avatar: 'zainab-rizvi',
      email: 'zainab@kataar.example',
      whatsapp: '+91 00000 00121',
      availableHours: 'Mon to Fri, 17:00 to 20:00',
      preferredContact,
    },
  },
});

describe('the ways to write to a leader', () => {
  it('begin with the one preferred', () => {
    expect(listContactMethods(startup('whatsapp')).map(({ kind }) => kind)).toEqual(['whatsapp', 'email']);
    expect(listContactMethods(startup('email')).map(({ kind }) => kind)).toEqual(['email', 'whatsapp']);
  });
  it('lead to WhatsApp by the digits of the number and to a mail with a subject', () => {
    const [whatsapp, email] = listContactMethods(startup('whatsapp'));
    expect(whatsapp?.url).toMatch(/^https:\/\/wa\.me\/910000000121\?text=Hello%20Zainab/);
    expect(email?.url).toMatch(/^mailto:zainab@kataar\.example\?subject=Applying%20to%20Kataar&body=/);
  });
});

describe('the hours in which somebody answers', () => {
  it('begin with the first and end before the last', () =>
    expect(listAvailableHours('Mon to Fri, 17:00 to 20:00')).toEqual([17, 18, 19]));
  it('run past midnight', () => expect(listAvailableHours('Sat, 22:00 to 01:00')).toEqual([22, 23, 0]));
  it('are the whole day from one hour to itself', () =>
    expect(listAvailableHours('Daily, 09:00 to 09:00')).toHaveLength(24));
  it('are none in a text without hours', () => expect(listAvailableHours('Ask anybody')).toEqual([]));
});
