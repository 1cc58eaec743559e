import type { ActKey } from '../../../src/domain/contract/acted-lists.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ActOutcome, ActReason, ListActState, UndoOutcome } from '../../../src/domain/list-act.ts'

type ListActsWords = Readonly<{
  acts: Readonly<Record<ActKey, string>>
  states: Readonly<Record<ListActState, string>>
  outcomes: Readonly<Record<ActOutcome | 'none', string>>
  undos: Readonly<Record<UndoOutcome, string>>
  reasons: Readonly<Record<ActReason, string>>
}>

/** What the files of acts and of their results say. */
export const LIST_ACTS_WORDS: Readonly<Record<Language, ListActsWords>> = {
  en: {
    acts: {
      'groupStudents.move': 'Move students',
      'groupStudents.remove': 'Remove students',
      'groupInvitations.revoke': 'Revoke invitations',
      'groupProgress.remind': 'Remind students',
      'invitations.revoke': 'Revoke invitations',
      'studentEnrollments.verify': 'Verify enrollments',
    },
    states: {
      running: 'Under way',
      done: 'Done',
      cancelled: 'Cancelled',
      failed: 'Given up',
      undoing: 'Being undone',
      undone: 'Undone',
    },
    outcomes: { done: 'Done', unchanged: 'Unchanged', refused: 'Refused', none: 'Not done' },
    undos: { undone: 'Undone', kept: 'Left as it is' },
    reasons: {
      gone: 'Is not on your list any more',
      same: 'Was so before',
      changed: 'Was changed since',
      used: 'Was used',
      expired: 'Has expired',
      replaced: 'A newer one took its place',
      nameAsked: 'Another name is being asked for',
      nothingDue: 'Nothing is missing',
      remindedLately: 'Was reminded lately',
      unreachable: 'The account was closed',
    },
  },
  tr: {
    acts: {
      'groupStudents.move': 'Öğrencileri taşıma',
      'groupStudents.remove': 'Öğrencileri çıkarma',
      'groupInvitations.revoke': 'Davetleri geri alma',
      'groupProgress.remind': 'Öğrencilere hatırlatma',
      'invitations.revoke': 'Davetleri geri alma',
      'studentEnrollments.verify': 'Kayıtları doğrulama',
    },
    states: {
      running: 'Sürüyor',
      done: 'Tamamlandı',
      cancelled: 'İptal edildi',
      failed: 'Yarıda kaldı',
      undoing: 'Geri alınıyor',
      undone: 'Geri alındı',
    },
    outcomes: { done: 'Yapıldı', unchanged: 'Değişmedi', refused: 'Reddedildi', none: 'Yapılmadı' },
    undos: { undone: 'Geri alındı', kept: 'Olduğu gibi bırakıldı' },
    reasons: {
      gone: 'Artık listenizde değil',
      same: 'Zaten öyleydi',
      changed: 'Sonradan değiştirildi',
      used: 'Kullanıldı',
      expired: 'Süresi doldu',
      replaced: 'Yerini daha yenisi aldı',
      nameAsked: 'Ad değişikliği istendi',
      nothingDue: 'Eksik bir şey yok',
      remindedLately: 'Yakın zamanda hatırlatıldı',
      unreachable: 'Hesap kapatıldı',
    },
  },
  ar: {
    acts: {
      'groupStudents.move': 'نقل متدرّبين',
      'groupStudents.remove': 'إخراج متدرّبين',
      'groupInvitations.revoke': 'سحب دعوات',
      'groupProgress.remind': 'تذكير متدرّبين',
      'invitations.revoke': 'سحب دعوات',
      'studentEnrollments.verify': 'التحقق من تسجيلات',
    },
    states: {
      running: 'قيد التنفيذ',
      done: 'تم',
      cancelled: 'أُلغي',
      failed: 'لم يكتمل',
      undoing: 'جارٍ التراجع',
      undone: 'تم التراجع عنه',
    },
    outcomes: { done: 'تم', unchanged: 'لم يتغير', refused: 'مرفوض', none: 'لم يُنفَّذ' },
    undos: { undone: 'تم التراجع عنه', kept: 'تُرك كما هو' },
    reasons: {
      gone: 'لم يعد في قائمتك',
      same: 'كان كذلك من قبل',
      changed: 'تغيّر بعد ذلك',
      used: 'استُخدمت',
      expired: 'انتهت صلاحيتها',
      replaced: 'حلّت محلها دعوة أحدث',
      nameAsked: 'هناك طلب لتغيير الاسم',
      nothingDue: 'لا ينقصه شيء',
      remindedLately: 'جرى تذكيره مؤخرًا',
      unreachable: 'الحساب مغلق',
    },
  },
}
