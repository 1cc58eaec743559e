import type { NamespaceGuestGoalsTranslation } from '../../i18n-types'

const ar_guestGoals = {
  title: 'ما الذي تريد إنجازه؟',
  lead: 'اختر واحدًا لتحصل على الحساب المناسب لك، مجانًا.',
  teach: 'تدريس الدورات',
  teachText: 'للمدرّبين. يُفترض أن رمز تحقق قد أُرسل إلى بريدك الإلكتروني، فاحتفظ به في متناول يدك.',
  enroll: 'التسجيل في دورة',
  enrollText: 'للعاملين في مواقع الحوادث. تابع الدورات عبر الإنترنت أو في القاعة، واحصل على الشهادات.',
  manage: 'إدارة مجموعة',
  manageText: 'للمنسّقين. تابع تدريب الأشخاص في جهتك أو شركتك.',
  held: 'هل لديك حساب؟',
  signIn: 'تسجيل الدخول',
} satisfies NamespaceGuestGoalsTranslation

export default ar_guestGoals
