//! Where a request comes from, also through proxies that are trusted.

use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// An address, or all that begin like it: `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    pub fn contains(&self, other: IpAddr) -> bool {
        let shift = |most: u8| u32::from(most.saturating_sub(self.bits));
        match (self.address, other) {
            (IpAddr::V4(a), IpAddr::V4(b)) => {
                (u64::from(a.to_bits()) >> shift(32)) == (u64::from(b.to_bits()) >> shift(32))
            }
            (IpAddr::V6(a), IpAddr::V6(b)) => {
                self.bits == 0 || (a.to_bits() >> shift(128)) == (b.to_bits() >> shift(128))
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let wrong = || format!("'{text}' is no address or network: write 10.0.0.7 or 10.0.0.0/8");
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Self { address, bits }) }
    }
}

/// Who is at the other end: the last address on the way that is not a proxy of ours.
pub(crate) fn origin(peer: IpAddr, forwarded: &str, proxies: &[Network]) -> IpAddr {
    let trusted = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    let mut at = peer;
    for hop in forwarded.rsplit(',') {
        if !trusted(at) {
            break;
        }
        let Ok(before) = hop.trim().parse() else { break };
        at = before;
    }
    at
}

/// All that one subscriber usually has: an address, or of IPv6 the network of 2^64 addresses that everybody gets.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_many_addresses_counts_as_one() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        for (a, b, same) in [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true),
        ] {
            assert_eq!(household(ip(a)) == household(ip(b)), same, "{a} {b}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let net = |text: &str| text.parse::<Network>().unwrap();
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies = [net("10.0.0.0/8"), net("::1")];
        for (peer, forwarded, origin) in [
            ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
            ("10.1.2.3", "198.51.100.7", "198.51.100.7"),
            ("10.1.2.3", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
            ("10.1.2.3", "198.51.100.7, 10.9.9.9", "198.51.100.7"),
            ("10.1.2.3", "nonsense", "10.1.2.3"),
            ("::1", "", "::1"),
        ] {
            assert_eq!(super::origin(ip(peer), forwarded, &proxies), ip(origin), "{peer} {forwarded}");
        }
        assert!(net("0.0.0.0/0").contains(ip("8.8.8.8")) && net("::/0").contains(ip("::7")));
        assert!(!net("0.0.0.0/0").contains(ip("::7")));
        for wrong in ["", "10.0.0.0/33", "ten", "10.0.0.0/x"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }
}
