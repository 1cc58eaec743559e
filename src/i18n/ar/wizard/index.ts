import type { NamespaceWizardTranslation } from '../../i18n-types'

const ar_wizard = {
  steps: 'الخطوات',
  where: 'الخطوة {step|number} من {steps|number}',
  done: 'تمت',
  next: 'التالي',
  back: 'رجوع',
  review: 'المراجعة',
  toReview: 'العودة إلى المراجعة',
  change: 'غيّر',
  changeNamed: 'غيّر: {step}',
  restart: 'ابدأ من جديد',
  restartTitle: 'هل تبدأ من جديد؟',
  restartText: 'سيُحذف كل ما أدخلته في جميع الخطوات.',
  keep: 'احتفظ به',
  check: 'يُرجى التحقق من هذه الخطوة',
  unknown: 'لا يُعرف هل أُرسل',
  failed: 'لم يُرسل',
  kept: 'ما أدخلته محفوظ.',
} satisfies NamespaceWizardTranslation

export default ar_wizard
