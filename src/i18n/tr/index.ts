import type { Translation } from '../i18n-types'

const tr = {
  actions: {
    cancel: 'Vazgeç',
    close: 'Kapat',
    dismiss: 'Kapat',
    retry: 'Yeniden dene',
    save: 'Kaydet',
    showLess: 'Daha az göster',
    showMore: 'Daha fazla göster',
  },
  endOfDay: '{day} gününün sonu',
  enrollmentStatus: {
    active: 'Etkin - {complete}/{total} tamamlandı',
    completed: 'Tamamlandı',
    completedExpired: 'Tamamlandı - Süresi doldu',
    dropped: 'Bırakıldı',
    expired: 'Süresi doldu',
    expiredIncomplete: 'Süresi doldu - Eksik',
    unknown: 'Yok',
  },
  verificationStatus: {
    verified: 'Doğrulandı',
    notVerified: 'Doğrulanmadı',
    incomplete: ' - Eğitim bitmedi',
  },
  certificateState: {
    valid: 'Geçerli',
    expired: 'Süresi doldu',
    revoked: 'İptal edildi',
    superseded: 'Yerine yenisi verildi',
  },
  faults: {
    conflict: 'Bu arada bir şey değişti. Hiçbir şeyiniz kaybolmadı. Yeniden bakıp tekrar deneyin.',
    forbidden: 'Bunu yapma yetkiniz yok.',
    malformed: 'Sunucunun yanıtı okunamadı. Birazdan yeniden deneyin.',
    notFound: 'Bu bulunamadı. Kaldırılmış olabilir.',
    notOffered: 'Bu sayfaların başvurduğu sunucu bunu sunmuyor.',
    offline: 'Çevrim dışısınız. Ağ geri geldiğinde yeniden deneyin.',
    unsent: 'Çevrim dışısınız. Hiçbir şey gönderilmedi. Ağ geri geldiğinde yeniden deneyin.',
    refused: 'Bu kabul edilmedi. Girdiklerinizi denetleyin.',
    unauthorised: 'Oturumunuz sona erdi. Sürdürmek için giriş yapın.',
    tryAgainIn: '{time} sonra yeniden deneyebilirsiniz.',
    unexpected: 'Bir şeyler ters gitti. Birazdan yeniden deneyin.',
    unknown: 'Bunun yapılıp yapılmadığı bilinmiyor',
  },
} satisfies Translation

export default tr
