import type { NamespaceVerificationTranslation } from '../../i18n-types'

const ar_verification = {
  title: 'التحقق',
  heading: 'تحقق من شهادة',
  lead: 'اكتب الرقم المطبوع على الشهادة، أو امسح رمزها بالهاتف.',
  number: 'رقم الشهادة',
  help: 'يشبه TIM-7K3M-9Q2X. لا فرق بين الحروف الكبيرة والصغيرة ولا أثر للمسافات والشرطات.',
  verify: 'تحقق',
  malformed: 'هذا ليس رقم شهادة. يبدأ الرقم بـ TIM ثم ثمانية حروف وأرقام.',
  checking: 'جارٍ التحقق من الرقم',
  unknownTitle: 'لا توجد شهادة بهذا الرقم',
  unknown: 'قارنه بالرقم المطبوع. فإن كان مطابقًا فاسأل من أعطاك إياه.',
  failedTitle: 'تعذّر التحقق من الرقم',
  failed: 'لا يدل هذا على شيء بشأن الشهادة. أعد المحاولة بعد قليل.',
  certificate: 'الشهادة',
  share: 'عنوان هذه الصفحة يعرض هذه النتيجة. شاركه كما هو.',
  inForce: 'الشهادة السارية:',
  checkFile: 'التحقق من ملف اعتماد',
  checkFileText: 'يحمل الملف المرافق لملف PDF توقيعًا يُتحقق منه في هذا المتصفح بلا شبكة.',
  meaning: {
    valid: 'أصدرها هذا البرنامج وهي سارية المفعول.',
    expired: 'أصدرها هذا البرنامج، لكن مدتها انتهت.',
    revoked: 'سحبها البرنامج، ولم تعد تثبت شيئًا.',
    superseded: 'حلّت محلها شهادة أحدث، مثلًا بعد تصحيح الاسم.',
  },
  facts: {
    recipientName: 'باسم',
    courseTitle: 'الدورة',
    hours: 'الساعات',
    completedOn: 'تاريخ الإتمام',
    issuedAt: 'تاريخ الإصدار',
    expiresAt: 'تاريخ الانتهاء',
    never: 'لا تنتهي',
    revokedAt: 'تاريخ السحب',
    issuer: 'جهة الإصدار',
    number: 'الرقم',
  },
} satisfies NamespaceVerificationTranslation

export default ar_verification
