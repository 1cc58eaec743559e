import type { InvitationState } from '../../../src/domain/invitation.ts'
import type { Language } from '../../../src/domain/language.ts'

type GroupsWords = Readonly<{
  students: readonly string[]
  invitations: readonly string[]
  states: Readonly<Record<InvitationState, string>>
}>

/** What the files of a coordinator's lists say. */
export const GROUPS_WORDS: Readonly<Record<Language, GroupsWords>> = {
  en: {
    students: ['First name', 'Last name', 'Email', 'Agency', 'Discipline', 'Group', 'Joined'],
    invitations: ['First name', 'Last name', 'Email', 'Group', 'State', 'Sent', 'Good until', 'Invited by'],
    states: { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' },
  },
  tr: {
    students: ['Ad', 'Soyad', 'E-posta', 'Kurum', 'Meslek alanı', 'Grup', 'Katılma tarihi'],
    invitations: ['Ad', 'Soyad', 'E-posta', 'Grup', 'Durum', 'Gönderilme tarihi', 'Geçerlilik sonu', 'Davet eden'],
    states: { open: 'Açık', used: 'Kullanıldı', expired: 'Süresi doldu', revoked: 'Geri alındı' },
  },
  ar: {
    students: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الجهة', 'التخصص', 'المجموعة', 'تاريخ الانضمام'],
    invitations: [
      'الاسم الأول',
      'اسم العائلة',
      'البريد الإلكتروني',
      'المجموعة',
      'الحالة',
      'تاريخ الإرسال',
      'صالحة حتى',
      'صاحب الدعوة',
    ],
    states: { open: 'مفتوحة', used: 'مستخدمة', expired: 'منتهية', revoked: 'ملغاة' },
  },
}
