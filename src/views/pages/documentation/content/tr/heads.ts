import type { Heads } from '../guide.types.ts'

/** What stands in the contents. */
export const heads = {
  start: {
    'finding-your-way': {
      title: 'Yolunuzu bulun',
      summary: 'Bu site ne işe yarar, hesabınız olmadan neler yapabilirsiniz ve bu kılavuz nasıl kullanılır.',
    },
    'signing-in': {
      title: 'Giriş ve çıkış',
      summary: 'Nasıl girilir, giremezseniz ne yaparsınız ve oturumunuz ne kadar açık kalır.',
    },
    'your-profile': {
      title: 'Profiliniz',
      summary: 'Ad, telefon, kurumlar, fotoğraf, parola ve oturumlar: sizinle ilgili ne tutulur ve nasıl değiştirilir.',
    },
    'finding-courses': {
      title: 'Eğitim bulmak',
      summary: 'Eğitimler nerede, bir eğitim kartı size ne söyler ve düğmesi ne yapar.',
    },
    'verifying-a-certificate': {
      title: 'Sertifika doğrulamak',
      summary: 'Herkes bir sertifikayı numarasıyla ya da karekoduyla, hesabı olmadan denetleyebilir.',
    },
  },
  screen: {
    navigation: {
      title: 'Menü ve araç çubuğu',
      summary: 'Her şey nerede, sayfaya nasıl yer açarsınız ve telefonda nasıl çalışır.',
    },
    'search-and-shortcuts': {
      title: 'Arama ve kısayollar',
      summary: 'Birkaç harf yazarak istediğiniz sayfayı açın, en çok kullandıklarınızı araç çubuğunda tutun.',
    },
    'quick-panel': {
      title: 'Hızlı panel',
      summary: 'Bugünün tarihi, kendi notlarınız ve yaklaşanlar; her sayfanın yanında.',
    },
    'reading-comfort': {
      title: 'Yazı boyutu, açık ve koyu tema, tam ekran',
      summary: 'Uzun okumayı ve gece çalışmayı kolaylaştıran üç hızlı değişiklik.',
    },
    layouts: {
      title: 'Düzenler ve ayarlar paneli',
      summary: 'Ekranın parçalarını istediğiniz yere koyun. Giriş yapmış olanlar için.',
    },
    colors: {
      title: 'Renk şemaları ve kendi paletiniz',
      summary: 'Her biri açık ve koyu yedi hazır şema ve kendi renkleriniz için bir düzenleyici.',
    },
  },
  anywhere: {
    offline: {
      title: 'Ağ gittiğinde',
      summary: 'Yol kenarında ne çalışmayı sürdürür, ne bekler ve ne için ağ gerekir.',
    },
    keyboard: { title: 'Klavye', summary: 'Her şey fare olmadan yapılabilir. Tuşlar bunlardır.' },
    accessibility: {
      title: 'Erişilebilirlik',
      summary: 'Farklı gören, duyan, hareket eden ya da okuyanlar için; kötü bir günde herkes için.',
    },
    privacy: { title: 'Gizlilik', summary: 'Bu cihazda ne saklanır, sunucu ne saklar ve başkaları ne görebilir.' },
    'when-something-goes-wrong': {
      title: 'Bir şeyler ters giderse',
      summary: 'Karşılaşabileceğiniz mesajlar, anlamları ve yapılacaklar. Kaydettikleriniz güvende.',
    },
  },
  student: {
    enrolling: {
      title: 'Çevrim içi eğitime kaydolmak',
      summary: 'Eğitim kartından ilk derse kadar ve ne kadar süreniz olduğu.',
    },
    'watching-a-lesson': {
      title: 'Ders izlemek',
      summary: 'Dersler nasıl açılır, izlediğiniz süre nasıl sayılır ve kaldığınız yerden nasıl sürdürürsünüz.',
    },
    'captions-and-transcript': {
      title: 'Altyazı, hız ve metin dökümü',
      summary: 'Kendi dilinizde okuyarak izleyin, yavaş ya da hızlı oynatın, oynatıcıyı tuşlarla yönetin.',
    },
    'taking-a-quiz': {
      title: 'Sınava girmek',
      summary: 'Başlamadan önce ne görürsünüz, yanıtlar nasıl kaydedilir, ağ yokken ya da başka sekmede ne olur.',
    },
    'quiz-results': {
      title: 'Sonuçlar ve yeniden denemek',
      summary: 'Her sonuç ne anlama gelir, ondan nasıl öğrenirsiniz ve ne zaman yeniden deneyebilirsiniz.',
    },
    certificates: { title: 'Sertifikalarınız', summary: 'Ne zaman alırsınız, nerededir ve başkaları nasıl denetler.' },
    'my-courses': {
      title: 'Eğitimlerim',
      summary: 'Size ait sayfa: sırada ne var, bütün kayıtlarınız, sınıflarınız ve sertifikalarınız.',
    },
  },
  instructor: {
    'your-role': { title: 'Eğitmen ne yapar', summary: 'Programdaki payınız ve bugün burada bulabilecekleriniz.' },
  },
  coordinator: {
    'your-role': {
      title: 'Grup koordinatörü ne yapar',
      summary: 'Bir kurumun ya da ekibin eğitimiyle ilgilenmek ve kendiniz eğitim almak.',
    },
  },
  admin: {
    'your-role': {
      title: 'Yönetici ne yapar',
      summary: 'Program sizin elinizde: kişiler, eğitimler, kayıtlar ve arkalarındaki sunucu.',
    },
    people: {
      title: 'Kişiler, sayfaları ve günlük',
      summary: 'Herkesi bulun, hakkında bilinenleri görün, adlara karar verin, yapılanları okuyun.',
    },
    'training-records': {
      title: 'Öğrenciler, eğitmenler ve sertifikalar',
      summary: 'Kimin süresi doluyor, kim hiç eğitilmedi, kim neyi öğretebilir ve elle verilen sertifikalar.',
    },
    courses: {
      title: 'Bir eğitimi hazırlama ve yayımlama',
      summary: 'Diskinizdeki videolardan kişilerin aldığı bir eğitime ve devam edenler için değişenler.',
    },
    inviting: {
      title: 'Eğitmen ve koordinatör davet etme',
      summary: 'Doğrulama kodu gönderin, ne olduğunu izleyin, yeniden gönderin ya da geri alın.',
    },
  },
  configuration: {
    'multi-language': {
      title: 'Diller',
      summary: 'İngilizce, Türkçe ve Arapça: biri nasıl seçilir ve onunla ne değişir.',
    },
    'mending-words': {
      title: 'Bir sözcüğü düzelttirmek',
      summary: 'Bir sözcük yanlış, anlaşılmaz ya da kurumunuzun kullandığından farklı: nasıl düzeltilir.',
    },
    'adding-a-language': {
      title: 'Dil eklemek',
      summary: 'Geliştiriciler için: bu projedeki adımlar, derleyicinin istediği sırayla.',
    },
    'running-it': {
      title: 'Eyaletiniz için çalıştırmak',
      summary: 'Eyaletin bilgi işlem birimi için: ne gerekir, nasıl başlar ve sunucunun bütün ayarları.',
    },
    'keeping-it-safe': {
      title: 'Yedekler, güncellemeler ve sağlık',
      summary: 'Eyaletin bilgi işlem birimi için: ne kopyalanır, nasıl güncellenir, ne izlenir.',
    },
  },
  master: {
    'your-role': { title: 'Baş eğitmen ne yapar', summary: 'Eğitmenler ve bütünüyle program.' },
  },
} satisfies Heads
