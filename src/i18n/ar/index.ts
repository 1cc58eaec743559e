import type { Translation } from '../i18n-types'

const ar = {
  actions: {
    cancel: 'إلغاء',
    close: 'إغلاق',
    dismiss: 'إخفاء',
    retry: 'أعد المحاولة',
    save: 'حفظ',
    showLess: 'عرض أقل',
    showMore: 'عرض المزيد',
  },
  endOfDay: 'نهاية {day}',
  enrollmentStatus: {
    active: 'نشط - اكتمل {complete} من {total}',
    completed: 'مكتمل',
    completedExpired: 'مكتمل - منتهي الصلاحية',
    dropped: 'منسحب',
    expired: 'منتهي الصلاحية',
    expiredIncomplete: 'انتهى - غير مكتمل',
    unknown: 'غير متاح',
  },
  verificationStatus: {
    verified: 'تم التحقق',
    notVerified: 'لم يتم التحقق',
    incomplete: ' - الدورة غير مكتملة',
  },
  certificateState: {
    valid: 'سارية',
    expired: 'منتهية الصلاحية',
    revoked: 'ملغاة',
    superseded: 'مستبدلة',
  },
  faults: {
    conflict: 'تغيّر شيء في هذه الأثناء. لم تفقد شيئًا. انظر مرة أخرى ثم أعد المحاولة.',
    forbidden: 'ليس لديك إذن للقيام بذلك.',
    malformed: 'تعذّرت قراءة رد الخادم. أعد المحاولة بعد قليل.',
    notFound: 'تعذّر العثور على هذا. ربما أُزيل.',
    notOffered: 'الخادم الذي تتصل به هذه الصفحات لا يقدّم هذا.',
    offline: 'أنت غير متصل. أعد المحاولة عند عودة الشبكة.',
    unsent: 'أنت غير متصل. لم يُرسل شيء. أعد المحاولة عند عودة الشبكة.',
    refused: 'لم يُقبل هذا. راجع ما أدخلته.',
    unauthorised: 'انتهت جلستك. سجّل الدخول للمتابعة.',
    tryAgainIn: 'يمكنك المحاولة مرة أخرى بعد {time}.',
    unexpected: 'حدث خطأ ما. أعد المحاولة بعد قليل.',
    unknown: 'لا يُعرف هل تم ذلك',
  },
} satisfies Translation

export default ar
