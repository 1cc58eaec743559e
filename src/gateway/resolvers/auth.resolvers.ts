import * as z from 'zod/mini'

import { loginAnswer, viewer, type LoginBody } from '../../domain/contract/auth.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

/** Calls whose answer says nothing beyond having come. */
const done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
)

export const authQueries = {
  viewer: (_root, _args, { get }) => get('/auth/me', viewer),
} satisfies QueryResolvers

export const authMutations = {
  signIn: (_root, { email, password }, { send }) => {
    const body: LoginBody = { email, password }
    return send('POST', '/auth/login', body, loginAnswer)
  },
  signOut: (_root, _args, { send }) => send('POST', '/auth/logout', {}, done),
  resendVerification: (_root, { userId }, { send }) => send('POST', `/auth/${userId}/verify/send`, {}, done),
  markWelcomed: (_root, { userId }, { send }) => send('POST', `/users/${userId}/welcomed`, {}, done),
  saveSettings: async (_root, { userId, settings }, { send, announce }) => {
    const saved = await send('PATCH', `/users/${userId}/settings`, settings, done)
    announce('settings')
    return saved
  },
  saveShortcuts: (_root, { userId, shortcuts }, { send }) =>
    send('PUT', `/users/${userId}/shortcuts`, { shortcuts }, done),
} satisfies MutationResolvers
