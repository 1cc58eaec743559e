import { care, heading, keys, list, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const screen = {
  navigation: {
    keywords: 'menü gezinme panel çekmece kenar katla gizle araç çubuğu telefon mobil hesap',
    blocks: [
      say(
        'Menü sayfanın yanında durur. Açabileceğiniz sayfaları gruplar halinde gösterir: herkes için olanları ve rollerinize ait olanları. Bulunduğunuz sayfa işaretlidir.',
      ),
      heading('room', 'Yer açmak'),
      list(
        '“Menüyü daralt” geriye dar bir simge sütunu bırakır. İmleci üzerinde bekletin ya da “Menüyü göster” düğmesine basın; sayfanın üzerinde açılır. “Menüyü açık tut” onu kalıcı olarak açar.',
        'Araç çubuğundaki “Menüyü gizle” onu bütünüyle kapatır, “Menüyü göster” geri getirir.',
        'Daraltılmış olup olmadığı ve hangi yanda durduğu düzeninizin parçasıdır ve hatırlanır.',
      ),
      heading('phone', 'Telefonda'),
      say(
        'Üstteki “Menüyü aç” düğmesine basın. Menü sayfanın üzerine kayar; bir sayfa seçtiğinizde, Escape tuşuna bastığınızda ya da yanına dokunduğunuzda gider. Araç çubuğunun gerisi “Diğer araçlar” düğmesindedir.',
      ),
      heading('your-account', 'Hesabınız'),
      say(
        'Menüde kimin giriş yaptığı, adı ve e-posta adresiyle yazar. Açın, “Çıkış yap” oradadır. Misafirler orada “Giriş yap” bulur. Altında bu kurulumun sürümü yazar.',
      ),
      heading('toolbar', 'Araç çubuğu'),
      table(
        'Düğmeleri',
        ['Düğme', 'Ne işe yarar'],
        ['“Ara”', 'Bir sayfayı adıyla bulur'],
        ['“Kısayollar”', 'Elinizin altında olsun istediğiniz sayfalar'],
        ['“Dil”', 'English, Türkçe ya da العربية'],
        ['“Yazı boyutu”', '%70 ile %130 arası'],
        ['“Tam ekran”', 'Ekranda yalnızca bu site'],
        ['“Koyu tema” ya da “Açık tema”', 'Gece ve gündüz için'],
        ['“Hızlı panel”', 'Bugün, notlarınız ve yaklaşanlar'],
      ),
      see('screen/search-and-shortcuts', 'screen/layouts', 'anywhere/keyboard'),
    ],
  },
  'search-and-shortcuts': {
    keywords: 'bul ara ctrl k yıldız sık kullanılan kısayol sabitle öneri',
    blocks: [
      steps(
        'Nerede olursanız olun, araç çubuğundaki “Ara” düğmesine ya da aşağıdaki tuşlara basın.',
        'Sayfa adının bir parçasını yazın. En çok on sayfa önerilir.',
        'Ok tuşlarıyla gezinin, Enter ile açın. Escape aramayı kapatır.',
      ),
      keys('Aramayı açmak', ['Ctrl K', 'Windows ve Linux'], ['⌘ K', 'Mac']),
      tip(
        'Hiçbir dilde büyük harf ve işaret fark etmez: istanbul yazınca İstanbul bulunur; elif de hemzeli ya da hemzesiz bulunur.',
      ),
      heading('stars', 'Kısayollar'),
      say(
        '“Kısayollar” düğmesine basın ve en çok kullandığınız sayfalara yıldız verin. Bundan sonra araç çubuğunda dururlar. Giriş yaptıysanız her cihaza sizinle gelir; misafirinkiler bu cihazda kalır.',
      ),
      say(
        'Bu arama sayfaları bulur; açabileceğiniz kişiler, eğitimler, sınıflar ve sertifikalar da bulunur. Kılavuzda bir şey aramak için kılavuzun kendi arama alanını kullanın.',
      ),
    ],
  },
  'quick-panel': {
    keywords: 'notlar etkinlikler olaylar bugün takvim hatırlatma son tarih yaklaşan temizle',
    blocks: [
      say(
        'Araç çubuğundaki “Hızlı panel” düğmesiyle açın. Bulunduğunuz sayfanın yanında durur, sayfa değişince gider.',
      ),
      list(
        '“Bugün”: tarih, dilinizin yazdığı biçimde.',
        '“Etkinlikler”: sizin için yaklaşanlar; örneğin bir sınıf, yakında bitecek bir kayıt ya da sertifika, bir sınavın son zamanı. Her biri kendi sayfasına götürür.',
        '“Notlar”: kendi kısa yazılarınız; örneğin bir sonraki sınıf için bir soru. “Not ekle” düğmesine basın, işi bitince silin.',
      ),
      say(
        'Gördüğünüz bir etkinliği ya da “Tümünü temizle” ile hepsini temizleyin. Sınıf ya da son zaman olduğu gibi kalır.',
      ),
      tip(
        'Notlar ve etkinlikler size aittir. Sunucuda saklanır, böylece her cihazda görürsünüz; notlarınızı başka kimse görmez. Kullanmak için giriş yapın.',
      ),
    ],
  },
  'reading-comfort': {
    keywords: 'yazı tipi büyük küçük yakınlaştır koyu açık gece tam ekran karşıtlık',
    blocks: [
      heading('text-size', 'Yazı boyutu'),
      say(
        'Araç çubuğundaki “Yazı boyutu”, %70 ile %130 arasında onar onar ilerleyen bir kaydırıcı açar. Onunla her şey büyür: yazı, düğmeler, boşluklar. Tarayıcınızla da %400 yakınlaştırabilir, yine de yana kaydırmadan okuyabilirsiniz.',
      ),
      heading('light-and-dark', 'Açık ve koyu'),
      say(
        '“Koyu tema” ya da “Açık tema” düğmesine bir kez basmak ikisi arasında geçiş yapar. Koyu tema gece araç içinde kullanmak içindir: gözünüzü alan beyaz alan yoktur. Bu cihazda, daha hiçbir şey çizilmeden hatırlanır; böylece hiçbir sayfa beyaz parlamaz.',
      ),
      heading('full-screen', 'Tam ekran'),
      say(
        '“Tam ekran” tarayıcıya ait her şeyi gizler. Dönmek için yeniden ya da Escape tuşuna basın. Bunu yapamayan tarayıcı söyler.',
      ),
      heading('motion', 'Hareket ve karşıtlık'),
      list(
        'Cihazınız hareketi azaltacak biçimde ayarlıysa burada hiçbir şey hareket etmez.',
        'Yüksek karşıtlığa ya da kendi renklerine ayarlıysa onlar kullanılır.',
      ),
      see('screen/colors', 'anywhere/accessibility'),
    ],
  },
  layouts: {
    keywords: 'ayarlar düzen yerleşim genişlik kutulu menü sol sağ alt bilgi araç çubuğu sabit yön kaydırma çubuğu',
    blocks: [
      say(
        'Giriş yaptığınızda araç çubuğundaki “Ayarlar” ve “Renk şemaları” ekranın kenarında bir panel açar; aynı anda biri açık olur. Kaydırma hareketi, Escape ya da “Kapat” paneli kaldırır.',
      ),
      heading('three-layouts', 'Üç düzen'),
      table(
        'Her biri neye uygun',
        ['Düzen', 'Nasıl görünür'],
        ['“Klasik”', 'Menü yanda, sayfa onun yanında. Çoğu ekrana uygundur.'],
        [
          '“Üst çubuk”',
          'Sayfanın üstünde, menüyü içinde taşıyan bir çubuk. Bütün genişliği sayfaya vermek isterseniz.',
        ],
        ['“Sıkı”', 'Yanda simgeler, iki yanda panellere yer. Büyük ekranlara uygundur.'],
      ),
      care('Başka bir düzen seçmek, o düzenin kendi ayarlarıyla başlar. Öncekinde değiştirdikleriniz geri alınır.'),
      heading('details', 'Bir düzende değiştirebilecekleriniz'),
      list(
        'Menü, araç çubuğu ve alt bilgi görünsün mü; siz kaydırırken yerinde kalsın mı.',
        'Menünün durduğu yan, biçimi ve daraltılmış olup olmadığı.',
        '“Sayfa genişliği”: “Tam genişlik”, “Kutu içinde” ya da piksel olarak genişliğini verdiğiniz “Sınırlı”.',
        '“Sol yan panel” ve “Sağ yan panel”: elinizin altındaki sayfalar ve hızlı panel.',
      ),
      say(
        'Bir sayı, yazmayı bıraktıktan yarım saniye sonra geçerli olur. “Değer çok düşük” ya da “Değer çok yüksek” çıkarsa sınır yanında yazar ve bir şey değişmez.',
      ),
      heading('direction', 'Yön ve kaydırma çubukları'),
      say(
        'Yön dile uyar: Arapça sağdan sola akar. “Yön” altında çevirebilirsiniz; dil seçmek yönü yeniden ayarlar. “Özel kaydırma çubukları” ince ve sayfanın renklerindedir; kapatabilirsiniz.',
      ),
      heading('saved', 'Nerede saklanır'),
      say(
        'Her değişiklik hemen geçerli olur. Bu cihazda, biraz sonra da hesabınızda saklanır; böylece sizinle gelir: “Hesabınıza kaydedildi” yazar. Henüz kaydedilemezse size söylenir ve yeniden denenir.',
      ),
      see('screen/colors', 'configuration/multi-language'),
    ],
  },
  colors: {
    keywords: 'tema renk şema palet düzenleyici asfalt pembe turuncu yeşil mavi gece karşıtlık',
    blocks: [
      say('Şemalar renklerini yoldan alır:'),
      table(
        'Yedi şema',
        ['Şema', 'Nereden gelir'],
        ['“Asfalt”', 'Yolun kendisi. Bununla başlarsınız.'],
        ['“Olay pembesi”', 'Olay yerindeki geçici levhalar'],
        ['“Güvenlik turuncusu”', 'Koniler ve yol çalışmaları'],
        ['“Reflektör sarısı”', 'Müdahale ekiplerinin yelekleri'],
        ['“Yön levhası yeşili”', 'Yol gösteren levhalar'],
        ['“Otoyol mavisi”', 'Otoyol ve hizmet levhaları'],
        ['“Gece vardiyası”', 'Uzun geceler için kısık ışık'],
      ),
      say('Her birinin açık ve koyu biçimi vardır. İkisinde de yazı, az görenlerin okuyabileceği kadar belirgindir.'),
      heading('editor', 'Kendi renkleriniz'),
      steps(
        '“Renk şemaları” panelini açın. “Kendi renkleriniz” altında değiştireceğiniz parçayı seçin: “Sayfa”, “Menü”, “Araç çubuğu” ya da “Alt bilgi”.',
        'Paletin açık mı koyu mu olacağını, sonra renklerini seçin.',
        '“Metnin kontrastı” bölümüne bakın. Çok soluk kalacak yazı kabul edilmez.',
        '“Renkleri kaydet” düğmesine basın. Düğme, bir şey değiştiğinde ve yanlış bir şey kalmadığında çalışır.',
      ),
      list(
        'Açık palette zeminler açık, koyu palette koyu olmalıdır.',
        '“Renk şemasına dön” kendi renklerinizi kaldırır; başka bir şema seçmek de.',
      ),
      see('screen/layouts', 'screen/reading-comfort'),
    ],
  },
} satisfies GuideSection<'screen'>
