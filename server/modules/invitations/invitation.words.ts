import type { InvitationState } from '../../../src/domain/invitation.ts'
import type { Language } from '../../../src/domain/language.ts'

/** What files of invitations say of their state. */
export const INVITATION_STATE_WORDS: Readonly<Record<Language, Readonly<Record<InvitationState, string>>>> = {
  en: { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' },
  tr: { open: 'Açık', used: 'Kullanıldı', expired: 'Süresi doldu', revoked: 'Geri alındı' },
  ar: { open: 'مفتوحة', used: 'مستخدمة', expired: 'منتهية', revoked: 'ملغاة' },
}
