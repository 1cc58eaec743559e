import type { NamespaceCrashReportTranslation } from '../../i18n-types'

const tr_crashReport = {
  details: 'Hata ayrıntıları',
  copy: 'Ayrıntıları kopyala',
  copied: 'Kopyalandı!',
  copyFailed: 'Kopyalanamadı. Yukarıdaki metni seçip kendiniz kopyalayın.',
} satisfies NamespaceCrashReportTranslation

export default tr_crashReport
