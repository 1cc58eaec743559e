import type { NamespaceOwnWalkInsTranslation } from '../../i18n-types'

const ar_ownWalkIns = {
  heading: 'هل هذا أنت؟',
  text: 'أضافك مدرّب هذا الصف إليه. وإلى أن تؤكّد أنك أنت المقصود لا يرى المدرّب شيئًا من حسابك ولا تحصل على شهادة.',
  when: 'الموعد',
  where: 'المكان',
  wasMe: 'نعم، هذا أنا',
  wasNotMe: 'لم أكن أنا',
  keep: 'ليس الآن',
  confirming: {
    title: 'هل هذا صفك؟',
    text: 'يرى المدرّب عندئذٍ اسمك وتقدّمك في دوراتك. وعند اكتمال الصف تجد شهادتك هنا.',
  },
  declining: {
    title: 'هل تخرج من هذا الصف؟',
    text: 'تخرج عندئذٍ من الصف ولا تحصل على شهادته. وإن كنت أنت المقصود فعلًا يمكن لمدرّبه أن يضيفك مرة أخرى.',
  },
  confirmed: 'احتُسب حضورك. تجد شهادة الصف هنا عند اكتماله.',
  declined: 'خرجت من الصف.',
} satisfies NamespaceOwnWalkInsTranslation

export default ar_ownWalkIns
