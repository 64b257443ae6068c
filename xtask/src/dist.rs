//! What a host downloads: one stripped binary with its manual, completions for shells and licences, as an archive and as a package
//! for Debian.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::{cargo, root, run, target};

/// The binary as hosts get it, with these other packages.
pub(crate) fn build(others: &[&str]) -> Result<PathBuf> {
    cargo(&[&["build", "--profile", "dist", "--locked", "-p", "cli"][..], others].concat())?;
    Ok(target().join("dist/starboard"))
}

pub(crate) fn make() -> Result<()> {
    let binary = build(&[])?;
    let version = env!("CARGO_PKG_VERSION");
    let out = target().join("package");
    let _ = fs::remove_dir_all(&out);
    let name = format!("starboard-{version}-{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let tree = out.join(&name);
    lay_out(&binary, &tree)?;
    let mut tar = Command::new("tar");
    tar.args(["--owner=0", "--group=0", "--sort=name", "-czf"]).arg(out.join(format!("{name}.tar.gz")));
    tar.arg("-C").arg(&out).arg(&name);
    run(tar, "tar")?;
    debian(&tree, &out, version)?;
    for file in fs::read_dir(&out)?.flatten().filter(|file| file.path().is_file()) {
        println!("{} {} KB", file.path().display(), file.metadata()?.len() / 1024);
    }
    Ok(())
}

/// As it lies below /usr.
fn lay_out(binary: &Path, tree: &Path) -> Result<()> {
    let pages = tree.join("pages");
    let mut write = Command::new(binary);
    write.arg("pages").arg(&pages);
    run(write, "starboard pages")?;
    copy(binary, &tree.join("bin/starboard"))?;
    for page in fs::read_dir(&pages)?.flatten() {
        let name = page.file_name().to_string_lossy().into_owned();
        let to = match name.as_str() {
            "starboard.bash" => "share/bash-completion/completions/starboard".to_owned(),
            "_starboard" => "share/zsh/vendor-completions/_starboard".to_owned(),
            "starboard.fish" => "share/fish/vendor_completions.d/starboard.fish".to_owned(),
            manual => format!("share/man/man1/{manual}"),
        };
        copy(&page.path(), &tree.join(to))?;
    }
    fs::remove_dir_all(&pages)?;
    let docs = tree.join("share/doc/starboard");
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/operating.md"] {
        let name = Path::new(file).file_name().context("a file")?;
        copy(&root().join(file), &docs.join(name))?;
    }
    for file in ["nginx.conf", "Caddyfile", "Containerfile"] {
        copy(&root().join("packaging").join(file), &docs.join("examples").join(file))?;
    }
    fs::write(docs.join("THIRD-PARTY"), licences()?)?;
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a folder")?)?;
    fs::copy(from, to).with_context(|| format!("{} to {}", from.display(), to.display()))?;
    Ok(())
}

fn debian(tree: &Path, out: &Path, version: &str) -> Result<()> {
    let package = out.join("debian");
    let mut copy_all = Command::new("cp");
    fs::create_dir_all(&package)?;
    copy_all.arg("-r").arg(tree).arg(package.join("usr"));
    run(copy_all, "cp")?;
    let manuals = package.join("usr/share/man/man1");
    let mut gzip = Command::new("gzip");
    gzip.args(["-9", "-n"]).args(fs::read_dir(&manuals)?.flatten().map(|page| page.path()));
    run(gzip, "gzip")?;
    copy(&root().join("packaging/starboard.service"), &package.join("lib/systemd/system/starboard.service"))?;
    copy(&root().join("packaging/starboard.default"), &package.join("etc/default/starboard"))?;
    let architecture = Command::new("dpkg").arg("--print-architecture").output().context("dpkg")?;
    let architecture = String::from_utf8_lossy(&architecture.stdout).trim().to_owned();
    let control = format!(
        "Package: starboard\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The Starboard developers <starboard@localhost>\n\
         Depends: libc6 (>= 2.34)\nRecommends: ca-certificates\nSuggests: postgresql, nats-server, nginx\nSection: games\nPriority: optional\n\
         Description: Race for the Galaxy and Battlestar Galactica, on a web page and in a terminal\n \
         One binary serves a page where people play each other and computer players,\n live or a move a day. A fan project.\n"
    );
    let meta = package.join("DEBIAN");
    fs::create_dir_all(&meta)?;
    fs::write(meta.join("control"), control)?;
    fs::write(meta.join("conffiles"), "/etc/default/starboard\n")?;
    script(&meta.join("postinst"), INSTALLED)?;
    script(&meta.join("prerm"), LEAVES)?;
    let file = out.join(format!("starboard_{version}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "--build"]).arg(&package).arg(file);
    run(build, "dpkg-deb")?;
    fs::remove_dir_all(&package)?;
    Ok(())
}

/// It is not started by itself: whoever installs it says first where people reach it.
const INSTALLED: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ]; then
    getent passwd starboard >/dev/null || useradd --system --home-dir /var/lib/starboard --shell /usr/sbin/nologin starboard
    install --directory --owner=starboard --group=starboard --mode=0700 /var/lib/starboard
    if [ -d /run/systemd/system ]; then systemctl daemon-reload; systemctl try-restart starboard.service; fi
fi
";

const LEAVES: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then systemctl stop starboard.service; fi
";

fn script(path: &Path, text: &str) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::write(path, text)?;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(0o755))?)
}

/// The licences of everything that is in the binary: what each crate says, and every text once.
fn licences() -> Result<String> {
    let mut metadata = Command::new(env!("CARGO"));
    metadata.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root());
    let told = metadata.output().context("cargo metadata")?;
    if !told.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr));
    }
    let told: Value = serde_json::from_slice(&told.stdout)?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let id = |value: &Value| value["id"].as_str().unwrap_or_default().to_owned();
    let nodes: BTreeMap<String, Value> =
        list(&told["resolve"]["nodes"]).into_iter().map(|node| (id(&node), node)).collect();
    let packages: BTreeMap<String, Value> = list(&told["packages"]).into_iter().map(|one| (id(&one), one)).collect();
    let first = packages.values().find(|package| package["name"] == "cli").map(id).context("the binary's own crate")?;
    let (mut waiting, mut used) = (vec![first], BTreeSet::new());
    while let Some(next) = waiting.pop() {
        if !used.insert(next.clone()) {
            continue;
        }
        for dependency in nodes.get(&next).map(|node| list(&node["deps"])).unwrap_or_default() {
            // What only tests and build scripts use is not in it.
            if list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null()) {
                waiting.push(dependency["pkg"].as_str().unwrap_or_default().to_owned());
            }
        }
    }
    let (mut heads, mut texts) = (String::new(), BTreeMap::<String, Vec<String>>::new());
    // Ours have their own beside this file.
    let others = used.iter().filter_map(|id| packages.get(id)).filter(|package| !package["source"].is_null());
    for package in others {
        let name = format!(
            "{} {}",
            package["name"].as_str().unwrap_or_default(),
            package["version"].as_str().unwrap_or_default()
        );
        let _ = writeln!(heads, "{name}: {}", package["license"].as_str().unwrap_or("see its text"));
        let folder = PathBuf::from(package["manifest_path"].as_str().unwrap_or_default());
        collect(folder.parent().unwrap_or(Path::new(".")), &name, &mut texts)?;
    }
    let modules = root().join("web/node_modules");
    for name in ["svelte", "@fluent/bundle", "@fluent/langneg"] {
        if modules.join(name).is_dir() {
            let _ = writeln!(heads, "{name} (in the page)");
            collect(&modules.join(name), name, &mut texts)?;
        }
    }
    let mut all = format!("Starboard contains, beside its own code:\n\n{heads}");
    for (text, names) in texts {
        let _ = writeln!(all, "\n{}\n{}\n\n{text}", "-".repeat(80), names.join(", "));
    }
    Ok(all)
}

/// The texts in a folder, by whose they are.
fn collect(folder: &Path, name: &str, texts: &mut BTreeMap<String, Vec<String>>) -> Result<()> {
    for file in fs::read_dir(folder)?.flatten().filter(|file| file.path().is_file()) {
        let called = file.file_name().to_string_lossy().to_ascii_lowercase();
        if ["license", "licence", "copying", "notice", "unlicense"].iter().any(|word| called.starts_with(word)) {
            let text = String::from_utf8_lossy(&fs::read(file.path())?).trim().to_owned();
            texts.entry(text).or_default().push(name.to_owned());
        }
    }
    Ok(())
}
