import type { NamespaceToolbarTranslation } from '../../i18n-types'

const ar_toolbar = {
  fontSize: {
    smaller: 'تصغير النص',
    larger: 'تكبير النص',
    reset: 'العودة إلى {size}',
  },
  fullscreenFailed: 'لا يدعم هذا المتصفح fullscreenElement',
  search: {
    places: { newClass: 'صف جديد', materials: 'مواد المدرّب' },
    title: 'البحث في القائمة',
    placeholder: 'ابحث عن صفحة',
    suggestions: 'الصفحات',
    noResults: 'لا توجد نتائج..',
    choose: 'تحديد',
    open: 'فتح',
    close: 'إغلاق',
  },
  shortcuts: {
    placeholder: 'ابحث عن تطبيق أو صفحة',
    pages: 'صفحات في متناول يدك',
    guest: 'تُحفظ على هذا الجهاز. سجّل الدخول لتجد اختصاراتك في كل مكان.',
    full: 'لديك {most} اختصارًا، وهذا هو الحد الأقصى. أزل نجمة لتضيف غيرها.',
    unsaved: 'تعذّر حفظ اختصاراتك. تبقى محفوظة هنا وسيُعاد إرسالها.',
    none: 'ضع نجمة على الصفحات التي تستخدمها كثيرًا، فتجدها هنا بلمسة واحدة.',
  },
  more: {
    title: 'الأدوات',
  },
} satisfies NamespaceToolbarTranslation

export default ar_toolbar
