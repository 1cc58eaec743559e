import {
  checkLinkAnswer,
  confirmEmailAnswer,
  type ChangeEmailBody,
  type ChangePasswordBody,
  type ForgotPasswordBody,
  type ResendVerificationBody,
  type ResetPasswordBody,
} from '../../domain/contract/account.contract.ts'
import { agency, partnerList, userType } from '../../domain/contract/agency.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { toldProfileData, toldSignUp } from '../section-7.ts'
import { done } from './done.ts'
import { plainQuery } from './query-string.ts'

export const accountQueries = {
  agencies: (_root, _args, { rows }) => rows('/agencies', agency),
  partners: (_root, _args, { get }) => get('/partners', partnerList),
  userTypes: (_root, _args, { rows }) => rows('/user-types', userType),
  profileData: (_root, query, { get }) => get(`/auth/profile-data${plainQuery(query)}`, toldProfileData),
  mailedLink: (_root, { code }, { send }) => send('POST', '/auth/check-link', { code }, checkLinkAnswer),
} satisfies QueryResolvers

export const accountMutations = {
  signUp: (_root, { person, botCheck }, { send }) => {
    const headers: Record<string, string> = botCheck ? { 'Bot-Check': JSON.stringify(botCheck) } : {}
    return send('POST', '/auth/sign-up', person, toldSignUp, { creates: true, headers })
  },
  resendVerificationTo: (_root, { email }, { send }) => {
    const body: ResendVerificationBody = { email }
    return send('POST', '/auth/resend-verification', body, done)
  },
  confirmEmail: async (_root, { code }, { send, changes }) => {
    changes('profile', 'viewer')
    const confirmed = await send('POST', '/auth/confirm-email', { code }, confirmEmailAnswer)
    return confirmed
  },
  sendFreshLink: (_root, { code }, { send }) => send('POST', '/auth/fresh-link', { code }, done),
  forgotPassword: (_root, { email, botCheck }, { send }) => {
    const body: Omit<ForgotPasswordBody, 'botCheck'> = { email, ...(botCheck && { botCheck }) }
    return send('POST', '/auth/forgot-password', body, done)
  },
  resetPassword: (_root, { code, password }, { send }) => {
    const body: ResetPasswordBody = { code, password }
    return send('POST', '/auth/reset-password', body, done)
  },
  changePassword: async (_root, { currentPassword, password }, { send, changes }) => {
    const body: ChangePasswordBody = { currentPassword, password }
    changes('sessions')
    const changed = await send('POST', '/auth/change-password', body, done)
    return changed
  },
  changeEmail: async (_root, { email, password }, { send, changes }) => {
    const body: ChangeEmailBody = { email, password }
    changes('profile')
    const asked = await send('POST', '/auth/change-email', body, done)
    return asked
  },
  cancelEmailChange: async (_root, _args, { send, changes }) => {
    changes('profile')
    const cancelled = await send('DELETE', '/auth/change-email', undefined, done)
    return cancelled
  },
} satisfies MutationResolvers
