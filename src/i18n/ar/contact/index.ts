import type { NamespaceContactTranslation } from '../../i18n-types'

const ar_contact = {
  title: 'اتصل بنا',
  lead: 'اكتب إلى القائمين على البرنامج. يصلك الرد غالبًا خلال يومي عمل.',
  form: 'رسالتك',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHelp: 'يُرسل الرد إلى هذا العنوان.',
  topic: 'الموضوع',
  chooseTopic: 'اختر موضوعًا',
  topics: {
    courses: 'الدورات عبر الإنترنت',
    classes: 'الصفوف',
    certificates: 'الشهادات',
    account: 'الحساب وتسجيل الدخول',
    teaching: 'كيف تصبح مدرّبًا',
    other: 'موضوع آخر',
  },
  message: 'الرسالة',
  messageHelp: 'اذكر الدورة أو رقم الشهادة التي تسأل عنها. لا ترسل كلمة مرور أبدًا.',
  send: 'أرسل الرسالة',
  check: 'يُرجى مراجعة النموذج',
  rules: {
    required: 'حقل مطلوب',
    email: 'بريد إلكتروني غير صالح',
    tooLong: 'الحد الأقصى لعدد الأحرف: {max}.',
  },
  failedTitle: 'لم تُرسل الرسالة',
  kept: 'ما كتبته باقٍ.',
  bot: {
    idle: 'أثناء الكتابة يجري في متصفحك فحص يمنع الرسائل الآلية، ولا تُسأل أي خدمة أخرى.',
    solving: 'الفحص جارٍ.',
    solved: 'تم الفحص.',
    failed: 'تعذّر إتمام الفحص.',
  },
  done: {
    title: 'وصلت رسالتك',
    text: 'سيصل تأكيد إلى {email}. اذكر هذا الرقم المرجعي عندما تكتب أو تتصل مرة أخرى.',
    reference: 'الرقم المرجعي',
    copy: 'انسخ الرقم',
    copied: 'تم النسخ!',
    copyFailed: 'لا يسمح متصفحك بالنسخ. حدّد الرقم بدلًا من ذلك.',
    another: 'اكتب رسالة أخرى',
  },
  first: {
    title: 'إجابات سريعة',
    verification: 'تحقق من شهادة',
    verificationText: 'يظهر من رقم الشهادة فورًا هل هي سارية.',
    guide: 'انظر في الدليل',
    guideText: 'التسجيل والمشاهدة والاجتياز والطباعة، خطوة بخطوة.',
    resources: 'ابحث عن مصدر',
    resourcesText: 'أدلة وقوائم مراجعة وقواعد لجانب الطريق.',
  },
  emergency: 'لا تُراقب هذه الصفحة في كل الأوقات. في حالات الطوارئ اتصل بالرقم 911.',
} satisfies NamespaceContactTranslation

export default ar_contact
