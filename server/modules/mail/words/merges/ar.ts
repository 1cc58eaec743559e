import { ltr } from '../../letter.ts'
import type { MergeWords } from './merge-words.ts'

export const mergesAr: MergeWords = {
  accountsMerged: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `دُمج حساباك في ${product}`,
    preheader: 'يمكنك تسجيل الدخول بأي من العنوانين. دوراتك وشهاداتك معًا الآن.',
    paragraphs: [
      `كان لديك حسابان. أصبح حساب ${ltr(gone)} جزءًا من حساب ${ltr(kept)}: دوراته وصفوفه وشهاداته هناك الآن.`,
      `من الآن فصاعدًا يمكنك تسجيل الدخول بأي من العنوانين، وبكلمة مرور حساب ${ltr(kept)}. إذا نسيتها فعيّن كلمة جديدة: يصل الرابط إلى ذلك العنوان.`,
    ],
    link: { label: 'تسجيل الدخول', address: signInLink },
    moreLinks: [
      { label: 'تعيين كلمة مرور جديدة', address: resetLink },
      { label: 'ليس كلاهما لي', address: contactLink },
    ],
    closing: 'إذا لم يكن أحدهما لك فاكتب إلينا قريبًا: يمكن التراجع عن هذا خلال 30 يومًا.',
  }),
  accountsParted: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `عاد حساباك في ${product} منفصلين`,
    preheader: 'عادت إلى كل حساب دوراته وشهاداته.',
    paragraphs: [
      `كان حسابا ${ltr(kept)} و${ltr(gone)} قد دُمجا. تُراجِع عن الدمج: في كل منهما ما كان فيه من قبل.`,
      'سجّل الدخول بعنوان الحساب الذي تريد استعماله وبكلمة مروره.',
    ],
    link: { label: 'تسجيل الدخول', address: signInLink },
    moreLinks: [
      { label: 'تعيين كلمة مرور جديدة', address: resetLink },
      { label: 'اكتب إلينا', address: contactLink },
    ],
    closing: 'إذا نقص شيء فاكتب إلينا.',
  }),
}
