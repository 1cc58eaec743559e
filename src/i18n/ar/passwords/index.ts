import type { NamespacePasswordsTranslation } from '../../i18n-types'

const ar_passwords = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  needed: 'مطلوب',
  met: 'مستوفى',
  needs: {
    characters: '8 أحرف على الأقل',
    upper: 'حرف لاتيني كبير',
    lower: 'حرف لاتيني صغير',
    digit: 'رقم',
    symbol: 'واحد من @ # $ ! % * ? &',
  },
  needsLabel: 'ما تحتاج إليه كلمة المرور',
  lacking: 'ما زال مطلوبًا: {needs}',
  whole: 'كلمة المرور تستوفي جميع المتطلبات.',
  see: 'اطّلع على المتطلبات',
  requirements: {
    title: 'متطلبات كلمة المرور',
    lead: 'تجمع كلمة المرور هذه الخمسة كلها:',
    room: 'حتى 128 حرفًا. المسافات وحروف كل اللغات مقبولة، ولا يُقتطع منها شيء.',
    common: 'لا تُقبل كلمة مرور شائعة أو معروفة من تسريب في مكان آخر.',
    manager: 'يمكنك لصقها، ويمكن لمدير كلمات المرور أن ينشئها ويحفظها لك.',
  },
} satisfies NamespacePasswordsTranslation

export default ar_passwords
