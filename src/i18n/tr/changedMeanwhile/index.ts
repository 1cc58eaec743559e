import type { NamespaceChangedMeanwhileTranslation } from '../../i18n-types'

const tr_changedMeanwhile = {
  title: 'Bu arada bir başkası bunu değiştirdi',
  text: 'Sizinkilerden hiçbiri kaydedilmedi, yazdıklarınız burada duruyor. Değiştirmediğiniz alanlara onunkiler geldi. Burada yazdığı gibi kalsın isterseniz yeniden kaydedin.',
  take: 'Onunkini al',
  now: 'Şu anda yazan:',
  before: 'Bu arada değişti. Önceki:',
  nothing: 'boş',
} satisfies NamespaceChangedMeanwhileTranslation

export default tr_changedMeanwhile
