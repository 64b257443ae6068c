//! Where a request comes from, also through proxies that are trusted.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::{IpNet, Ipv6Net};

/// An address, or all that begin like it: `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    pub fn contains(&self, other: IpAddr) -> bool {
        self.0.contains(&other)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Self).map_err(|_| format!("'{text}' is no address or network: write 10.0.0.7 or 10.0.0.0/8"))
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
        IpAddr::V6(six) => IpAddr::V6(Ipv6Net::new_assert(six, 64).network()),
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
