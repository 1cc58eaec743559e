import type { NamespaceCheckInTranslation } from '../../i18n-types'

const ar_checkIn = {
  region: 'تسجيل الحضور',
  asking: 'جارٍ تسجيل حضورك',
  doneTitle: 'سُجّل حضورك',
  done: '{course} في {venue}، {time}.',
  again: 'سبق أن سُجّل حضورك، ولا يلزمك شيء آخر.',
  partial: 'فاتتك جلسة: حضورك مسجّل لدى المدرّب على أنه جزئي.',
  guestTitle: 'سجّل الدخول لتسجيل حضورك',
  guest: 'يتغير الرمز كل بضع ثوانٍ. بعد تسجيل الدخول امسحه من جديد.',
  signIn: 'تسجيل الدخول',
  oldTitle: 'انتهت صلاحية هذا الرمز',
  old: 'امسح الرمز الذي يعرضه المدرّب الآن، فهو يتغير كل بضع ثوانٍ.',
  notNowTitle: 'لا يُسجَّل الحضور الآن',
  notNow: 'يُفتح تسجيل الحضور قبل الجلسة بساعة ويُغلق بعدها بساعة. اسأل المدرّب.',
  notOnClassTitle: 'ليس لك مقعد في هذا الصف',
  notOnClass: 'اطلب من المدرّب أن يضيفك على أنك حضرت دون تسجيل. وإن كان لك حسابان فسجّل الدخول بالحساب المسجَّل.',
  unknownTitle: 'ليس هذا رمز حضور لدينا',
  unknown: 'امسح الرمز المعروض على شاشة المدرّب بكاميرا هاتفك.',
  failedTitle: 'تعذّر تسجيل حضورك',
  failed: 'أعد المحاولة والرمز معروض، أو امسحه من جديد.',
  myCourses: 'دوراتي',
} satisfies NamespaceCheckInTranslation

export default ar_checkIn
