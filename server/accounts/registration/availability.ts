import {
  accountKey,
  messages,
  type AvailabilityRequest,
  type AvailabilityResponse,
} from '#contract/accounts.ts';
import { limits } from '../../limits/account-limits.ts';
import type { AppContext } from '../../context.ts';
import { isEmailTaken, isUsernameTaken } from '../users/users-repository.ts';

/**
 * For each of `email` and `username` in the request: null when it is free, otherwise a sentence. Throws an AppError
 * with status 429 past the client's limit.
 */
export async function checkAvailability(
  context: AppContext,
  request: AvailabilityRequest,
  client: string,
): Promise<AvailabilityResponse> {
  await context.limitLeases.take(limits.availability(client));
  const { reader } = context.database;
  const response: AvailabilityResponse = {};
  if (request.email !== undefined)
    response.email = (await isEmailTaken(reader, accountKey(request.email))) ? messages.emailTaken : null;
  if (request.username !== undefined)
    response.username = (await isUsernameTaken(reader, accountKey(request.username)))
      ? messages.usernameTaken
      : null;
  return response;
}
