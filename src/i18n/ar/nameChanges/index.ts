import type { NamespaceNameChangesTranslation } from '../../i18n-types'

const ar_nameChanges = {
  lead: 'أسماء يطلبها أشخاص تحمل شهاداتهم أو تحقّقاتهم الاسم القديم. انظر في ما يثبت التغيير قبل أن تقرر؛ عند القبول تُطبع شهاداتهم من جديد.',
  caption: 'طلبات تغيير الاسم',
  search: 'ابحث في الأسماء وعناوين البريد',
  count: '{{count:لا طلبات|طلب واحد|طلبان|?? طلبات|?? طلبًا|?? طلب}}',
  emptyTitle: 'لم يطلب أحد تغيير اسمه',
  empty: 'يطلبه الشخص من ملفه بعد صدور شهادة باسمه.',
  columns: {
    name: 'الاسم',
    asked: 'الاسم المطلوب',
    email: 'البريد الإلكتروني',
    reason: 'السبب',
    evidence: 'ما يثبته',
    askedAt: 'تاريخ الطلب',
    state: 'الحالة',
    decided: 'القرار',
  },
  states: {
    asked: 'قيد الانتظار',
    approved: 'مقبول',
    refused: 'مرفوض',
    withdrawn: 'مسحوب',
  },
  decidedBy: '{day}، {name}',
  approve: {
    choose: 'قبول',
    title: 'هل تقبل الاسم «{to}»؟',
    text: 'يحمل {from} من الآن الاسم {to}. تحل محل كل شهادة سارية شهادة بالاسم الجديد، ويُبلَّغ الشخص بالبريد. لا يمكن التراجع عن ذلك.',
    keep: 'لاحقًا',
    confirm: 'قبول',
    failed: 'لم يُقبل الاسم',
  },
  refuse: {
    choose: 'رفض',
    title: 'هل ترفض الاسم «{to}»؟',
    text: 'يبقى الاسم {from}، ويعود ما تم التحقق منه كما كان. يُبلَّغ الشخص بالسبب بالبريد، وله أن يطلب من جديد.',
    keep: 'لاحقًا',
    confirm: 'رفض',
    failed: 'لم يُرفض الطلب',
    reason: 'السبب',
    reasonHelp: 'يقرؤه صاحب الطلب.',
  },
} satisfies NamespaceNameChangesTranslation

export default ar_nameChanges
