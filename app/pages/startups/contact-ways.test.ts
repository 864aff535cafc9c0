import { describe, expect, it } from 'vitest';
import { listContactWays } from './contact-ways.ts';

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
    expect(listContactWays(startup('whatsapp')).map(({ kind }) => kind)).toEqual(['whatsapp', 'email']);
    expect(listContactWays(startup('email')).map(({ kind }) => kind)).toEqual(['email', 'whatsapp']);
  });
  it('lead to WhatsApp by the digits of the number and to a mail with a subject', () => {
    const [whatsapp, email] = listContactWays(startup('whatsapp'));
    expect(whatsapp?.address).toMatch(/^https:\/\/wa\.me\/910000000121\?text=Hello%20Zainab/);
    expect(email?.address).toMatch(/^mailto:zainab@kataar\.example\?subject=Applying%20to%20Kataar&body=/);
  });
});
