import type { NamespaceChoosingTranslation } from '../../i18n-types'

const ar_choosing = {
  show: 'عرض القائمة',
  clear: 'مسح',
  found: '{{count:لا نتائج|نتيجة واحدة|نتيجتان|?? نتائج|?? نتيجة|?? نتيجة}}',
  more: '{{count:لا مزيد|خيار واحد آخر|خياران آخران|?? خيارات أخرى|?? خيارًا آخر|?? خيار آخر}}. اكتب للعثور على ما تريد.',
  near: 'الأقرب إليه:',
  chosen: 'ما اختير',
  remove: 'إزالة {label}',
} satisfies NamespaceChoosingTranslation

export default ar_choosing
