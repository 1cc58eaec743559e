import type { NamespaceSidePanelTranslation } from '../../i18n-types'

const ar_sidePanel = {
  pin: 'إبقاؤها بجانب الصفحة',
  unpin: 'عرضها فوق الصفحة',
  resume: { title: 'تابع من حيث توقفت', text: 'درسك التالي ومواعيدك في صفحة دوراتي.' },
  starred: 'الصفحات المميّزة بنجمة',
  noStars: 'الصفحات التي تميّزها بنجمة في شريط الأدوات تظهر هنا.',
  all: 'جميع الصفحات',
} satisfies NamespaceSidePanelTranslation

export default ar_sidePanel
