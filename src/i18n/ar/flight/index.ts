import type { NamespaceFlightTranslation } from '../../i18n-types'

const ar_flight = {
  title: 'ما حدث من قبل',
  offer:
    'هل تعطّل شيء؟ يمكنك أن ترسل مع رسالتك ما فعلته هذه الصفحة في الدقائق الأخيرة. ليس فيه نصّ كتبته ولا اسم أحد، ولا يُرسل شيء لم تره.',
  ask: 'اعرض ما سيُرسل',
  shown: 'يذهب هذا مع رسالتك. استبعد ما لا تريد إرساله.',
  everywhere: 'في كل الصفحات',
  read: 'اقرأه ({count})',
  ago: 'قبل {seconds} ث',
  stands: 'كما كان',
  drop: 'لا ترسل شيئًا من هذا',
  nothing: 'لم يُسجَّل شيء في هذه الصفحة بعد.',
  untaken: 'تعذّر إعداد التسجيل. يمكن إرسال رسالتك بدونه.',
} satisfies NamespaceFlightTranslation

export default ar_flight
