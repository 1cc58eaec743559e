import { loginAnswer, type LoginBody } from '../../domain/contract/auth.contract.ts'
import { readSavedSettings, settingsAnswer, settingsToSend } from '../../domain/contract/settings.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { toldViewer } from '../section-7.ts'
import { done } from './done.ts'

export const authQueries = {
  viewer: async (_root, _args, { get }) => {
    const { settings, ...person } = await get('/auth/me', toldViewer)
    return { ...person, settings: settings && readSavedSettings(settings) }
  },
} satisfies QueryResolvers

export const authMutations = {
  signIn: (_root, { email, password }, { send }) => {
    const body: LoginBody = { email, password }
    return send('POST', '/auth/login', body, loginAnswer)
  },
  signOut: (_root, _args, { send }) => send('POST', '/auth/logout', {}, done),
  resendVerification: (_root, { userId }, { send }) => send('POST', `/auth/${userId}/verify/send`, {}, done),
  markWelcomed: (_root, { userId }, { send }) => send('POST', `/users/${userId}/welcomed`, {}, done),
  saveSettings: async (_root, { userId, settings }, { send, changes }) => {
    changes('settings')
    const answer = await send('PATCH', `/users/${userId}/settings`, settingsToSend(settings), settingsAnswer)
    return readSavedSettings(answer.settings)
  },
  saveShortcuts: (_root, { userId, shortcuts }, { send }) =>
    send('PUT', `/users/${userId}/shortcuts`, { shortcuts }, done),
} satisfies MutationResolvers
