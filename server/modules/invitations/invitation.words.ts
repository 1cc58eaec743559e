import type { InvitationState } from '../../../src/domain/invitation.ts'
import type { Language } from '../../../src/domain/language.ts'

type InvitationWords = Readonly<{
  header: readonly string[]
  states: Readonly<Record<InvitationState, string>>
}>

/** What files of invitations say. */
export const INVITATION_WORDS: Readonly<Record<Language, InvitationWords>> = {
  en: {
    header: ['First name', 'Last name', 'Email', 'Invited as', 'State', 'Sent', 'Good until', 'Invited by'],
    states: { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' },
  },
  tr: {
    header: ['Ad', 'Soyad', 'E-posta', 'Davet türü', 'Durum', 'Gönderilme tarihi', 'Geçerlilik sonu', 'Davet eden'],
    states: { open: 'Açık', used: 'Kullanıldı', expired: 'Süresi doldu', revoked: 'Geri alındı' },
  },
  ar: {
    header: [
      'الاسم الأول',
      'اسم العائلة',
      'البريد الإلكتروني',
      'صفة الدعوة',
      'الحالة',
      'تاريخ الإرسال',
      'صالحة حتى',
      'صاحب الدعوة',
    ],
    states: { open: 'مفتوحة', used: 'مستخدمة', expired: 'منتهية', revoked: 'ملغاة' },
  },
}
