import { expect, test } from 'vitest';
import { clientOf, queueShareOf, widerNetworks } from './client-address.ts';

test('an IPv4 client is identified by its address, an IPv6 client by its /64 network', () => {
  expect(clientOf('192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('2001:db8:1:2:aaaa::1')).toBe(clientOf('2001:0db8:1:2::ffff'));
  expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  expect(clientOf('2001:db8:1:2::1%eth0')).toBe(clientOf('2001:db8:1:2::1'));
  expect(clientOf('no address')).toBe('no address');
  expect(clientOf('::1')).toBe('::/64');
});

test('behind NAT64 each IPv4 address is a client, and not all of them one', () => {
  expect(clientOf('64:ff9b::192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('64:ff9b::c000:208')).toBe('192.0.2.8');
  expect(clientOf('64:ff9b:1::c000:209')).toBe('192.0.2.9');
  expect(clientOf('64:ff9b:1:fffe::192.0.2.9')).toBe('192.0.2.9');
  expect(clientOf('64:ff9b:2::c000:209')).toBe('64:ff9b:2::/64');
});

test('a port that a proxy adds to the address does not make another client', () => {
  expect(clientOf('192.0.2.7:51234')).toBe('192.0.2.7');
  expect(clientOf('[2001:db8:1:2::1]:51234')).toBe(clientOf('2001:db8:1:2::1'));
  expect(clientOf('2001:db8:1:2::1:5123')).toBe(clientOf('2001:db8:1:2::1'));
});

test('an IPv6 client is also in a /56 with four times and in a /48 with sixteen times its limit', () => {
  expect(widerNetworks(clientOf('2001:db8:1:2ff::1'))).toEqual([
    { network: '2001:db8:1:200::/56', factor: 4 },
    { network: '2001:db8:1::/48', factor: 16 },
  ]);
  expect(widerNetworks('192.0.2.7')).toEqual([]);
  expect(widerNetworks('no address')).toEqual([]);
});

test('all clients of a /48 share one place in a queue, and an IPv4 address has its own', () => {
  expect(queueShareOf(clientOf('2001:db8:1:2ff::1'))).toBe(queueShareOf(clientOf('2001:db8:1:aaaa::2')));
  expect(queueShareOf(clientOf('2001:db8:2::1'))).toBe('2001:db8:2::/48');
  expect(queueShareOf('192.0.2.7')).toBe('192.0.2.7');
});
