import type { NamespaceFileRecordsListTranslation } from '../../i18n-types'

const ar_fileRecordsList = {
  lead: 'مقاطع الفيديو والترجمات النصية والصور والمستندات الخاصة بالبرنامج، وما يستخدمها.',
  upload: 'إضافة ملفات',
  search: 'ابحث بالاسم',
  count: '{{count:لا ملفات|ملف واحد|ملفان|?? ملفات|?? ملفًا|?? ملف}}',
  emptyTitle: 'لا ملفات بعد',
  empty: 'يظهر هنا ما ترفعه هنا أو في دورة.',
  columns: {
    name: 'الملف',
    kind: 'النوع',
    size: 'الحجم',
    usedBy: 'مستخدم في',
    sentBy: 'المُرسِل',
    created: 'أُنشئ في',
    state: 'الحالة',
  },
  filters: {
    used: 'مستخدم',
    megabytes: 'الحجم بالميغابايت',
  },
  kinds: {
    video: 'فيديو',
    captions: 'ترجمة نصية',
    labels: 'تسميات',
    picture: 'صورة',
    document: 'مستند',
  },
  states: {
    kept: 'محفوظ',
    trashed: 'في سلة المهملات',
  },
  uses: {
    lesson: 'درس: {name}',
    course: 'دورة: {name}',
    material: 'مادة: {name}',
    howTo: 'فيديو إرشادي: {name}',
  },
  unused: 'لا شيء',
  brought: 'البرنامج',
  look: {
    title: 'معاينة',
    pictureOf: 'هذا الملف: {name}',
    silent: 'لا ترجمة نصية له حيث يُستخدم.',
    loading: 'جارٍ تحميل الملف',
    failed: 'لم يُعرض الملف',
    open: 'فتح في علامة تبويب جديدة',
  },
  acts: {
    trash: {
      choose: 'نقل إلى سلة المهملات',
      title:
        '{{count:عدم نقل أي ملف إلى سلة المهملات؟|نقل هذا الملف إلى سلة المهملات؟|نقل ملفين إلى سلة المهملات؟|نقل ?? ملفات إلى سلة المهملات؟|نقل ?? ملفًا إلى سلة المهملات؟|نقل ?? ملف إلى سلة المهملات؟}}',
      atLeast: 'نقل أكثر من {count|number} ملف إلى سلة المهملات؟',
      text: 'يبقى ما هو مستخدم. ويُحذف الباقي بعد 30 يومًا، ويمكنك استعادته حتى ذلك الحين.',
      keep: 'تركه كما هو',
      confirm: 'نقل إلى سلة المهملات',
      failed: 'لم يتم ذلك',
    },
    restore: {
      choose: 'استعادة من سلة المهملات',
      title:
        '{{count:عدم استعادة أي ملف؟|استعادة هذا الملف؟|استعادة ملفين؟|استعادة ?? ملفات؟|استعادة ?? ملفًا؟|استعادة ?? ملف؟}}',
      atLeast: 'استعادة أكثر من {count|number} ملف؟',
      text: 'تُحفظ من جديد كما كانت.',
      keep: 'تركه كما هو',
      confirm: 'استعادة',
      failed: 'لم يتم ذلك',
    },
  },
} satisfies NamespaceFileRecordsListTranslation

export default ar_fileRecordsList
