import {
  dataExportAnswer,
  personSessions,
  photoAnswer,
  profile,
  type SendPhoneCodeBody,
  type VerifyPhoneBody,
} from '../../domain/contract/profile.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

export const profileQueries = {
  profile: (_root, _args, { get }) => get('/profiles/me', profile),
  sessions: (_root, _args, { get }) => get('/profiles/me/sessions', personSessions),
} satisfies QueryResolvers

export const profileMutations = {
  saveProfile: async (_root, { profile: changed }, { send, changes }) => {
    changes('profile', 'viewer')
    const saved = await send('PATCH', '/profiles/me', changed, profile)
    return saved
  },
  savePhoto: async (_root, { content }, { send, changes }) => {
    changes('profile')
    const { photoUrl } = await send('PUT', '/profiles/me/photo', { content }, photoAnswer)
    return photoUrl
  },
  removePhoto: async (_root, _args, { send, changes }) => {
    changes('profile')
    const removed = await send('DELETE', '/profiles/me/photo', undefined, done)
    return removed
  },
  sendPhoneCode: (_root, { phoneNumber }, { send }) => {
    const body: SendPhoneCodeBody = { phoneNumber }
    return send('POST', '/profiles/phone/verify/send', body, done)
  },
  verifyPhone: async (_root, { phoneNumber, code }, { send, changes }) => {
    const body: VerifyPhoneBody = { phoneNumber, code }
    changes('profile', 'viewer')
    const verified = await send('POST', '/profiles/phone/verify', body, done)
    return verified
  },
  saveNotification: async (_root, { notifyPhone }, { send, changes }) => {
    changes('profile')
    const saved = await send('POST', '/profiles/settings/notification', { notifyPhone }, done)
    return saved
  },
  endPersonSession: async (_root, { sessionId }, { send, changes }) => {
    changes('sessions')
    const ended = await send('DELETE', `/profiles/me/sessions/${encodeURIComponent(sessionId)}`, undefined, done)
    return ended
  },
  endOtherSessions: async (_root, _args, { send, changes }) => {
    changes('sessions')
    const ended = await send('DELETE', '/profiles/me/sessions', undefined, done)
    return ended
  },
  exportData: async (_root, _args, { send }) => {
    const { url } = await send('POST', '/profiles/me/data-exports', {}, dataExportAnswer)
    return url
  },
  deactivate: (_root, { password }, { send }) => send('POST', '/profiles/me/deactivate', { password }, done),
} satisfies MutationResolvers
