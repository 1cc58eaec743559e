import type { NamespaceFieldRulesTranslation } from '../../i18n-types'

const ar_fieldRules = {
  required: 'حقل مطلوب',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max}.',
  lessThan: 'less-than-{minimum}',
  email: 'بريد إلكتروني غير صالح',
  phone: 'رقم هاتف غير صالح',
  phoneCountry: 'أدخل رقمًا أمريكيًا من 10 أرقام.',
  password: 'كلمة المرور لا تستوفي المتطلبات.',
  passwordsMatch: 'يجب أن تتطابق كلمتا المرور',
  wholeDate: 'أدخل تاريخًا كاملًا، مثل MM/DD/YYYY.',
  age: 'يجب ألا يقل عمر المستخدم عن 18 عامًا',
  verificationCode: 'رمز التحقق مطلوب للمدرّبين',
  terms: 'يجب أن توافق على الشروط والأحكام',
  differentEmail: 'هذا عنوانك بالفعل.',
  timeZone: 'هذه المنطقة الزمنية غير معروفة.',
  sessionEnd: 'يجب أن تنتهي الجلسة بعد بدايتها وخلال يوم واحد.',
  sessionOrder: 'يجب أن تتوالى الجلسات دون تداخل.',
  skippedHour: 'تتخطى الساعات هذا الوقت عند بدء التوقيت الصيفي. اختر وقتًا آخر.',
  closesLate: 'يجب أن يُغلق التسجيل قبل بداية الجلسة الأولى.',
  pastSession: 'يجب أن تكون الجلسة الأولى في المستقبل.',
  plainName: 'لا تستخدم فواصل الأسطر ولا المحارف المخفية ولا عناوين الويب.',
  birthYear: 'تحقّق من سنة الميلاد.',
  dayAhead: 'هذا اليوم لم يأتِ بعد.',
  invalid: 'هذه القيمة غير صحيحة.',
} satisfies NamespaceFieldRulesTranslation

export default ar_fieldRules
