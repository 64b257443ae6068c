//! Which of the languages that there are somebody is spoken to in. The page has the same rules (`web/src/lib/languages.ts`).

use crate::Words;

/// The language of that name, or another kind of it.
pub fn spoken(wish: &str) -> Option<&'static str> {
    best(wish, Words::LANGUAGES)
}

/// The first that is spoken of what an `Accept-Language` header wishes for.
pub fn accepted(header: &str) -> Option<&'static str> {
    wishes(header).into_iter().find_map(spoken)
}

/// What a program's surroundings say, as `LANG` does: `pt_BR.UTF-8`.
pub fn surrounding(locale: &str) -> Option<&'static str> {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    spoken(&name.replace('_', "-"))
}

fn best(wish: &str, languages: &[&'static str]) -> Option<&'static str> {
    let tongue = |name: &str| name.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let mut kin = languages.iter().copied().filter(|language| tongue(language) == tongue(wish));
    if let Some(exact) = languages.iter().copied().find(|language| language.eq_ignore_ascii_case(wish)) {
        return Some(exact);
    }
    // Portuguese outside of Brazil is written as in Portugal.
    if tongue(wish) == "pt" && wish.contains('-') { kin.next_back() } else { kin.next() }
}

/// The most wanted first; what is wanted alike stays in its order, and what is not wanted is left out.
fn wishes(header: &str) -> Vec<&str> {
    let mut wishes: Vec<(&str, f32)> = header.split(',').filter_map(weighed).collect();
    wishes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wishes.into_iter().map(|(name, _)| name).collect()
}

/// `fr-CA;q=0.8`
fn weighed(wish: &str) -> Option<(&str, f32)> {
    let (name, rest) = wish.split_once(';').unwrap_or((wish, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
    Some((name.trim(), weight)).filter(|(name, weight)| !name.is_empty() && *weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE: &[&str] = &["en", "pt-BR", "pt-PT", "fr", "es"];

    #[test]
    fn a_wish_is_met_by_its_language_or_another_kind_of_it() {
        for (wish, met) in [
            ("fr-CA", Some("fr")),
            ("ES", Some("es")),
            ("pt", Some("pt-BR")),
            ("pt-br", Some("pt-BR")),
            ("pt-PT", Some("pt-PT")),
            ("pt-AO", Some("pt-PT")),
            ("de", None),
            ("", None),
            ("*", None),
        ] {
            assert_eq!(best(wish, FIVE), met, "{wish}");
        }
    }

    #[test]
    fn the_most_wanted_comes_first() {
        assert_eq!(wishes("de, fr;q=0.5, es;q=0.9,pt-BR ; q=0.9, it;q=0"), ["de", "es", "pt-BR", "fr"]);
        assert_eq!(wishes(" , ;q=1, x;q=many"), Vec::<&str>::new());
        assert_eq!(accepted("de, EN-us;q=0.2"), Some("en"));
        assert_eq!(accepted("xx"), None);
        assert_eq!(surrounding("en_GB.UTF-8"), Some("en"));
        assert_eq!(surrounding("C.UTF-8"), None);
    }
}
