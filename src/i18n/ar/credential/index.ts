import type { NamespaceCredentialTranslation } from '../../i18n-types'

const ar_credential = {
  heading: 'التحقق من ملف اعتماد',
  lead: 'ينتهي اسمه بـ .jwt ويرافق ملف PDF. لا يغادر الملف هذا الجهاز.',
  choose: 'اختيار ملف',
  other: 'اختيار ملف آخر',
  drop: 'أو أفلته هنا',
  close: 'إغلاق',
  checking: 'جارٍ التحقق من التوقيع',
  genuine: 'أصلي',
  genuineText: 'وقّعه هذا البرنامج، ولم يتغيّر فيه شيء.',
  forged: 'غير أصلي',
  forgedText: 'توقيعه غير صحيح: تغيّر فيه شيء بعد توقيعه.',
  malformed: 'هذا ليس ملف اعتماد لشهادة',
  malformedText: 'اختر الملف الذي نُزّل مع ملف PDF كما هو.',
  unknownKey: 'موقّع بمفتاح غير معروف هنا',
  unknownKeyText: 'ربما أصدره برنامج آخر. فإن كان لهذا البرنامج وجديدًا جدًا فأعد المحاولة.',
  keyless: 'تعذّر الحصول على المفاتيح',
  keylessText: 'تلزم مفاتيح هذا البرنامج مرة واحدة للتحقق من التواقيع. أعد المحاولة عند توفر الشبكة.',
  unverified: 'لا يستطيع هذا المتصفح التحقق من التواقيع',
  unverifiedText: 'افتح هذه الصفحة عبر اتصال آمن (https)، أو استخدم الرقم بدلًا من ذلك.',
  asking: 'جارٍ السؤال عن حالتها الآن',
  unasked: 'تعذّر السؤال عن حالتها الآن',
  unaskedText: 'التوقيع صحيح. أما سحب الشهادة أو استبدالها بعد ذلك فلا يعلمه إلا الخادم.',
  unlisted: 'لا يعرف هذا الخادم رقمها',
  unlistedText: 'التوقيع صحيح، لكن لم تعد هناك شهادة بهذا الرقم. اسأل جهة إصدارها.',
  ended: 'انتهت مدتها.',
  runs: 'لم تنته مدتها.',
  open: 'عرض الشهادة',
} satisfies NamespaceCredentialTranslation

export default ar_credential
