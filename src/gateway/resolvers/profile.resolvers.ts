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
  saveProfile: async (_root, { profile: changes }, { send, announce }) => {
    const saved = await send('PATCH', '/profiles/me', changes, profile)
    announce('profile', 'viewer')
    return saved
  },
  savePhoto: async (_root, { content }, { send, announce }) => {
    const { photoUrl } = await send('PUT', '/profiles/me/photo', { content }, photoAnswer)
    announce('profile')
    return photoUrl
  },
  removePhoto: async (_root, _args, { send, announce }) => {
    const removed = await send('DELETE', '/profiles/me/photo', undefined, done)
    announce('profile')
    return removed
  },
  sendPhoneCode: (_root, { phoneNumber }, { send }) => {
    const body: SendPhoneCodeBody = { phoneNumber }
    return send('POST', '/profiles/phone/verify/send', body, done)
  },
  verifyPhone: async (_root, { phoneNumber, code }, { send, announce }) => {
    const body: VerifyPhoneBody = { phoneNumber, code }
    const verified = await send('POST', '/profiles/phone/verify', body, done)
    announce('profile', 'viewer')
    return verified
  },
  saveNotification: async (_root, { notifyPhone }, { send, announce }) => {
    const saved = await send('POST', '/profiles/settings/notification', { notifyPhone }, done)
    announce('profile')
    return saved
  },
  endPersonSession: async (_root, { sessionId }, { send, announce }) => {
    const ended = await send('DELETE', `/profiles/me/sessions/${encodeURIComponent(sessionId)}`, undefined, done)
    announce('sessions')
    return ended
  },
  endOtherSessions: async (_root, _args, { send, announce }) => {
    const ended = await send('DELETE', '/profiles/me/sessions', undefined, done)
    announce('sessions')
    return ended
  },
  exportData: async (_root, _args, { send }) => {
    const { url } = await send('POST', '/profiles/me/data-exports', {}, dataExportAnswer)
    return url
  },
  deactivate: (_root, { password }, { send }) => send('POST', '/profiles/me/deactivate', { password }, done),
} satisfies MutationResolvers
