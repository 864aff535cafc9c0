import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

test('an IPv4 client is identified by its address, an IPv6 client by its /64 network', () => {
  expect(clientOf('192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('2001:db8:1:2:aaaa::1')).toBe(clientOf('2001:0db8:1:2::ffff'));
  expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  expect(clientOf('2001:db8:1:2::1%eth0')).toBe(clientOf('2001:db8:1:2::1'));
  expect(clientOf('no address')).toBe('no address');
  expect(clientOf('::1')).toBe('::/64');
});

test('a port that a proxy adds to the address does not make another client', () => {
  expect(clientOf('192.0.2.7:51234')).toBe('192.0.2.7');
  expect(clientOf('[2001:db8:1:2::1]:51234')).toBe(clientOf('2001:db8:1:2::1'));
  expect(clientOf('2001:db8:1:2::1:5123')).toBe(clientOf('2001:db8:1:2::1'));
});
