import {
  changeEmailBody,
  changePasswordBody,
  checkLinkAnswer,
  checkLinkBody,
  confirmEmailAnswer,
  confirmEmailBody,
  declineWalkInBody,
  forgotPasswordBody,
  freshLinkBody,
  resendVerificationBody,
  resetPasswordBody,
} from '../../domain/contract/account.contract.ts'
import { agencyList, partnerList, userTypeList } from '../../domain/contract/agency.contract.ts'
import { botSolution } from '../../domain/contract/bot-check.contract.ts'
import { profileData, profileDataQuery, signUpAnswer, signUpBodyAt } from '../../domain/contract/sign-up.contract.ts'
import { toldProfileData, toldSignUp } from '../section-7.ts'
import { reads, writes } from './call.ts'

export const accountCalls = {
  agencies: reads({ path: '/agencies', answer: agencyList, rows: true }),
  partners: reads({ path: '/partners', answer: partnerList }),
  userTypes: reads({ path: '/user-types', answer: userTypeList, rows: true }),
  profileData: reads({
    path: '/auth/profile-data',
    query: profileDataQuery,
    answer: profileData,
    told: toldProfileData,
  }),
  mailedLink: reads({ method: 'POST', path: '/auth/check-link', body: checkLinkBody, answer: checkLinkAnswer }),
  // Without a check where the server has none to solve.
  signUp: writes({
    method: 'POST',
    path: '/auth/sign-up',
    body: signUpBodyAt(Date.now),
    as: 'person',
    headers: { 'Bot-Check': botSolution },
    answer: signUpAnswer,
    told: toldSignUp,
    creates: true,
  }),
  // By address, where no sign-in has told the id.
  resendVerificationTo: writes({ method: 'POST', path: '/auth/resend-verification', body: resendVerificationBody }),
  confirmEmail: writes({
    method: 'POST',
    path: '/auth/confirm-email',
    body: confirmEmailBody,
    answer: confirmEmailAnswer,
    creates: true,
    changes: ['profile', 'viewer'],
  }),
  declineWalkIn: writes({
    method: 'POST',
    path: '/auth/decline-walk-in',
    body: declineWalkInBody,
    creates: true,
    changes: ['registrations', 'certificates', 'viewer', 'quickPanel'],
  }),
  sendFreshLink: writes({ method: 'POST', path: '/auth/fresh-link', body: freshLinkBody }),
  forgotPassword: writes({
    method: 'POST',
    path: '/auth/forgot-password',
    body: forgotPasswordBody,
    lacks: ['botCheck'],
  }),
  resetPassword: writes({ method: 'POST', path: '/auth/reset-password', body: resetPasswordBody, creates: true }),
  changePassword: writes({
    method: 'POST',
    path: '/auth/change-password',
    body: changePasswordBody,
    creates: true,
    changes: ['sessions'],
  }),
  changeEmail: writes({ method: 'POST', path: '/auth/change-email', body: changeEmailBody, changes: ['profile'] }),
  cancelEmailChange: writes({ method: 'DELETE', path: '/auth/change-email', changes: ['profile'] }),
}
