import { isolated } from '../../letter.ts'
import type { NameLetters } from './name-letters.ts'

export const namesAr: NameLetters = {
  nameChangeAsked: ({ from, to, link }, product) => ({
    subject: 'وصلنا طلبك لتغيير اسمك',
    preheader: 'سيبتّ فيه أحد المديرين.',
    paragraphs: [
      `طلبت من ${product} تغيير اسمك من ${isolated(from)} إلى ${isolated(to)}. سينظر أحد المديرين في الطلب وتصلك النتيجة بالبريد الإلكتروني.`,
      'حتى ذلك الحين تبقى شهاداتك كما هي، وتُعدّ تسجيلاتك غير مُتحقَّق منها.',
    ],
    link: { label: 'عرض طلبي', address: link },
    closing: 'إذا لم يكن الطلب منك فاسحبه من ملفك الشخصي وغيّر كلمة المرور.',
  }),
  nameChangeApproved: ({ to, link }) => ({
    subject: 'تم تغيير اسمك',
    preheader: 'يُعاد إصدار شهاداتك.',
    paragraphs: [
      `أصبح اسمك ${isolated(to)}. ويُعاد إصدار شهاداتك السارية بهذا الاسم، وتصلك رسالة مستقلة عن كل منها.`,
      'وتسجيلاتك التي جرى التحقق منها من قبل عادت مُتحقَّقًا منها.',
    ],
    link: { label: 'عرض ملفي الشخصي', address: link },
    closing: 'إذا لم تطلب ذلك فأخبرنا.',
  }),
  nameChangeRefused: ({ to, reason, link }) => ({
    subject: 'لم تتم الموافقة على تغيير اسمك',
    preheader: 'بقي اسمك كما كان.',
    paragraphs: [
      `طلبت أن يصبح اسمك ${isolated(to)}. لم تتم الموافقة على ذلك، فبقي اسمك وشهاداتك كما كانت. وتسجيلاتك التي جرى التحقق منها من قبل عادت مُتحقَّقًا منها.`,
      `السبب المذكور: ${isolated(reason)}`,
    ],
    link: { label: 'تقديم طلب جديد', address: link },
    closing: 'يمكنك أن تطلب ذلك من جديد مع استكمال ما نقص.',
  }),
}
