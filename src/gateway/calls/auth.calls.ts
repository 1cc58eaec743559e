import * as z from 'zod/mini'

import { loginAnswer, loginBody, shortcutsBody, viewer } from '../../domain/contract/auth.contract.ts'
import { savedSettings, settingsAnswer, settingsBody, settingsToSend } from '../../domain/contract/settings.contract.ts'
import { toldViewer } from '../section-7.ts'
import { reads, writes } from './call.ts'

export const authCalls = {
  viewer: reads({ path: '/auth/me', answer: viewer, told: toldViewer }),
  signIn: writes({ method: 'POST', path: '/auth/login', body: loginBody, answer: loginAnswer }),
  signOut: writes({ method: 'POST', path: '/auth/logout' }),
  resendVerification: writes({ method: 'POST', path: '/auth/{userId}/verify/send' }),
  markWelcomed: writes({ method: 'POST', path: '/users/{userId}/welcomed' }),
  saveSettings: writes({
    method: 'PATCH',
    path: '/users/{userId}/settings',
    body: settingsBody,
    as: 'settings',
    sends: settingsToSend,
    answer: settingsAnswer,
    told: z.object({ settings: savedSettings }),
    pick: 'settings',
    changes: ['settings'],
  }),
  saveShortcuts: writes({
    method: 'PUT',
    path: '/users/{userId}/shortcuts',
    body: shortcutsBody,
    answer: shortcutsBody,
    pick: 'shortcuts',
  }),
}
