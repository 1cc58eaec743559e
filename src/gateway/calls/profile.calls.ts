import { deactivateBody } from '../../domain/contract/account.contract.ts'
import { acceptInvitationBody } from '../../domain/contract/invitation.contract.ts'
import { ownHistory } from '../../domain/contract/own-history.contract.ts'
import {
  dataExportAnswer,
  notificationBody,
  personSessions,
  photoAnswer,
  photoBody,
  profile,
  profileBody,
  sendPhoneCodeBody,
  verifyPhoneBody,
} from '../../domain/contract/profile.contract.ts'
import { reads, writes } from './call.ts'

export const profileCalls = {
  profile: reads({ path: '/profiles/me', answer: profile }),
  ownHistory: reads({ path: '/profiles/me/history', answer: ownHistory }),
  sessions: reads({ path: '/profiles/me/sessions', answer: personSessions }),
  saveProfile: writes({
    method: 'PATCH',
    path: '/profiles/me',
    body: profileBody,
    as: 'profile',
    answer: profile,
    changes: ['profile', 'viewer'],
  }),
  savePhoto: writes({
    method: 'PUT',
    path: '/profiles/me/photo',
    body: photoBody,
    answer: photoAnswer,
    pick: 'photoUrl',
    changes: ['profile', 'viewer'],
  }),
  acceptInvitation: writes({
    method: 'POST',
    path: '/auth/accept-invitation',
    body: acceptInvitationBody,
    creates: true,
    changes: ['viewer', 'profile'],
  }),
  removePhoto: writes({ method: 'DELETE', path: '/profiles/me/photo', changes: ['profile', 'viewer'] }),
  sendPhoneCode: writes({ method: 'POST', path: '/profiles/phone/verify/send', body: sendPhoneCodeBody }),
  verifyPhone: writes({
    method: 'POST',
    path: '/profiles/phone/verify',
    body: verifyPhoneBody,
    creates: true,
    changes: ['profile', 'viewer'],
  }),
  saveNotification: writes({
    method: 'POST',
    path: '/profiles/settings/notification',
    body: notificationBody,
    changes: ['profile'],
  }),
  endPersonSession: writes({
    method: 'DELETE',
    path: '/profiles/me/sessions/{sessionId:text}',
    changes: ['sessions'],
  }),
  // All but the one that asks.
  endOtherSessions: writes({ method: 'DELETE', path: '/profiles/me/sessions', changes: ['sessions'] }),
  exportData: writes({ method: 'POST', path: '/profiles/me/data-exports', answer: dataExportAnswer, pick: 'url' }),
  deactivate: writes({ method: 'POST', path: '/profiles/me/deactivate', body: deactivateBody }),
}
