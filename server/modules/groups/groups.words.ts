import type { Language } from '../../../src/domain/language.ts'

type GroupsWords = Readonly<{
  students: readonly string[]
  invitations: readonly string[]
}>

/** What the files of a coordinator's lists say. */
export const GROUPS_WORDS: Readonly<Record<Language, GroupsWords>> = {
  en: {
    students: ['First name', 'Last name', 'Email', 'Agency', 'Discipline', 'Group', 'Joined'],
    invitations: ['First name', 'Last name', 'Email', 'Group', 'State', 'Sent', 'Good until', 'Invited by'],
  },
  tr: {
    students: ['Ad', 'Soyad', 'E-posta', 'Kurum', 'Meslek alanı', 'Grup', 'Katılma tarihi'],
    invitations: ['Ad', 'Soyad', 'E-posta', 'Grup', 'Durum', 'Gönderilme tarihi', 'Geçerlilik sonu', 'Davet eden'],
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
  },
}
