import type { ApprovalState } from '../../../src/domain/instructor-approval.ts'
import type { InvitationState } from '../../../src/domain/invitation.ts'
import type { Language } from '../../../src/domain/language.ts'
import { INVITATION_STATE_WORDS } from '../invitations/invitation.words.ts'

type InstructorWords = Readonly<{
  approvals: Readonly<Record<ApprovalState, string>>
  codes: Readonly<Record<InvitationState, string>>
  none: string
}>

/** What the file of instructors says. */
export const INSTRUCTOR_WORDS: Readonly<Record<Language, InstructorWords>> = {
  en: {
    approvals: { approved: 'Approved', suspended: 'Suspended', lapsed: 'Lapsed' },
    codes: INVITATION_STATE_WORDS.en,
    none: 'Not approved',
  },
  tr: {
    approvals: { approved: 'Onaylı', suspended: 'Askıda', lapsed: 'Süresi doldu' },
    codes: INVITATION_STATE_WORDS.tr,
    none: 'Onaylı değil',
  },
  ar: {
    approvals: { approved: 'معتمد', suspended: 'موقوف', lapsed: 'منتهٍ' },
    codes: INVITATION_STATE_WORDS.ar,
    none: 'غير معتمد',
  },
}
