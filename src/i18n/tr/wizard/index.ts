import type { NamespaceWizardTranslation } from '../../i18n-types'

const tr_wizard = {
  steps: 'Adımlar',
  where: 'Adım {step|number} / {steps|number}',
  done: 'Tamam',
  next: 'İleri',
  back: 'Geri',
  review: 'Gözden geçirme',
  toReview: 'Gözden geçirmeye dön',
  change: 'Değiştir',
  changeNamed: 'Değiştir: {step}',
  restart: 'Baştan başla',
  restartTitle: 'Baştan başlansın mı?',
  restartText: 'Bütün adımlarda girdikleriniz silinir.',
  keep: 'Kalsın',
  check: 'Lütfen bu adımı denetleyin',
  unknown: 'Gönderilip gönderilmediği bilinmiyor',
  failed: 'Gönderilmedi',
  kept: 'Girdikleriniz saklandı.',
} satisfies NamespaceWizardTranslation

export default tr_wizard
