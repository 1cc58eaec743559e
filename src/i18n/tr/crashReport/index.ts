import type { NamespaceCrashReportTranslation } from '../../i18n-types'

const tr_crashReport = {
  details: 'Hata ayrıntıları',
  copy: 'Ayrıntıları kopyala',
  copied: 'Kopyalandı!',
  copyFailed: 'Kopyalanamadı. Yukarıdaki metni seçip kendiniz kopyalayın.',
  write: 'Bize bununla ilgili yazın: buraya neyin yol açtığı eklenebilir',
} satisfies NamespaceCrashReportTranslation

export default tr_crashReport
