import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { sendError } from './errors.ts';

/** Answers a URL that can't be decoded; Fastify asks before any of our hooks or routes has run. */
export function answerBrokenUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, 400, 'The URL can’t be understood.');
}

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP, or that never end, in the same shape as any failure, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const body = JSON.stringify({ error: 'The request can’t be understood.' });
  const status = answers[error.code ?? ''] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
